import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const donutChartRecipe = defineRecipe(
  "DonutChart",
  tv({
    slots: {
      base: "",
      center:
        "k:pointer-events-none k:absolute k:inset-0 k:@container k:grid k:place-content-center k:justify-items-center k:text-center",
      /** Smaller in a small donut. */
      value: "k:max-w-[56cqi] k:truncate k:text-xl k:@max-[11rem]:text-base k:font-semibold k:tabular-nums",
      name: "k:max-w-[50cqi] k:truncate k:text-sm k:text-ink-muted",
    },
  }),
);
