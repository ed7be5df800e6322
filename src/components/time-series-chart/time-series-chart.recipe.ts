import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const timeSeriesChartRecipe = defineRecipe(
  "TimeSeriesChart",
  tv({
    slots: {
      base: "",
      /** A horizontal drag selects a range. A vertical one scrolls the page. */
      selectable: "k:[&_[data-slot=chart-surface]]:touch-pan-y",
      band: "k:pointer-events-none k:absolute k:inset-y-0 k:border-x k:border-accent k:before:absolute k:before:inset-0 k:before:bg-accent k:before:opacity-15 k:before:content-[''] k:forced-colors:before:bg-[Highlight]",
    },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const timeSeriesChartTexts = {
  type: {
    line: "Lines, to compare series over time.",
    area: "Lines with filled areas, for few series or stacked ones.",
    bar: "Bars, for counts of intervals.",
  },
  unit: {
    number: "Plain numbers.",
    bytes: "Numbers of bytes, as kB, MB or GB.",
    duration: "Durations in ms, as milliseconds up to days. The axis has round times.",
    percent: "Fractions of 1, as percentages.",
  },
  tooltip: {
    all: "All series at the time under the pointer. Of more than 12, the highest.",
    single: "The series nearest to the pointer.",
  },
};
