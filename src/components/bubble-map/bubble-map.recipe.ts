import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { mapSlots } from "../../recipes/map";

export const bubbleMapRecipe = defineRecipe(
  "BubbleMap",
  tv({
    slots: {
      ...mapSlots,
      // At the left in right-to-left text too, because the map isn't mirrored. It may cover a region of any color, so its
      // text has an outline, as the regions do.
      legend:
        "k:pointer-events-none k:absolute k:start-0 k:rtl:start-auto k:rtl:end-0 k:bottom-0 k:m-0 k:grid k:grid-cols-[auto_auto] k:items-center k:justify-items-center k:gap-x-2 k:gap-y-1 k:text-sm k:text-ink-muted k:tabular-nums k:[text-shadow:0_0_2px_var(--kerf-surface),0_0_2px_var(--kerf-surface),0_0_3px_var(--kerf-surface)]",
      legendCircle: "k:box-border k:rounded-full k:border k:border-current",
      legendText: "k:justify-self-start",
    },
  }),
);
