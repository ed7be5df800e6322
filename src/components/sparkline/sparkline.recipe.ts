import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const sparklineRecipe = defineRecipe(
  "Sparkline",
  tv({
    slots: {
      // As high as a line of text, so that a table row keeps its height. The padding has room for the last point.
      // Time runs in the direction of the text, as in the other charts.
      base: "k:box-border k:inline-block k:h-5 k:w-24 k:max-w-full k:overflow-visible k:p-0.75 k:align-top k:text-chart-1 k:rtl:-scale-x-100",
      // The drawing is stretched to the size of the element, but the width of its lines stays.
      line: "k:fill-none k:stroke-current k:stroke-[1.5px] k:[stroke-linecap:round] k:[stroke-linejoin:round] k:[vector-effect:non-scaling-stroke]",
      area: "k:fill-current k:stroke-none k:opacity-15",
      point:
        "k:fill-none k:stroke-current k:stroke-[5px] k:[stroke-linecap:round] k:[vector-effect:non-scaling-stroke]",
      dots: "k:fill-none k:stroke-current k:stroke-3 k:[stroke-linecap:round] k:[vector-effect:non-scaling-stroke]",
      bars: "k:fill-current k:stroke-none k:opacity-65",
      lastBar: "k:fill-current k:stroke-none",
      empty:
        "k:fill-none k:stroke-ink-muted k:stroke-1 k:[stroke-dasharray:2_3] k:[vector-effect:non-scaling-stroke]",
    },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const sparklineTexts = {
  variant: {
    line: "A trend. The scale is from the lowest to the highest value.",
    area: "An amount over time. The scale includes 0.",
    bar: "Separate counts, such as errors a day. The scale includes 0.",
  },
};
