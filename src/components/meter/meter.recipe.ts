import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const meterRecipe = defineRecipe(
  "Meter",
  tv({
    slots: {
      // Label and value share the line while 96 px are left for the label, which wraps; then they take one each.
      base: "k:flex k:min-w-0 k:flex-wrap k:items-end k:justify-end k:gap-x-4 k:gap-y-1.5 k:text-base k:text-ink k:wrap-anywhere",
      label: "k:min-w-0 k:grow k:basis-24 k:font-medium",
      value: "k:text-end k:text-ink-muted k:tabular-nums",
      // Colours that are forced leave of its fill nothing to see.
      track: "k:h-2 k:w-full k:overflow-hidden k:rounded-full k:bg-tint-strong k:forced-colors:border",
      // It ends in a cut, as wide as a saw's, and no wider than itself: of nothing there is nothing to see.
      indicator: [
        "k:relative k:h-full k:bg-accent k:transition-[width] k:duration-height",
        "k:after:absolute k:after:inset-y-0 k:after:start-full k:after:w-[min(2px,100%)] k:after:bg-surface",
      ],
    },
  }),
);
