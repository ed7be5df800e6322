import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const donutChartRecipe = defineRecipe(
  "DonutChart",
  tv({
    slots: {
      base: "",
      center:
        "k:pointer-events-none k:absolute k:inset-0 k:@container k:grid k:place-content-center k:justify-items-center k:text-center",
      /** It follows the width of the donut. */
      value:
        "k:max-w-[56cqi] k:truncate k:text-[length:clamp(0.875rem,9cqi,1.5rem)] k:font-semibold k:tabular-nums",
      name: "k:max-w-[50cqi] k:truncate k:text-sm k:text-ink-muted",
    },
  }),
);
