import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { focusRing } from "../../recipes/focus";

const button = [
  "k:inline-flex k:h-6 k:min-w-6 k:cursor-pointer k:items-center k:rounded-sm k:border-0 k:bg-transparent k:px-1 k:text-sm",
  focusRing,
];

export const timeSeriesChartRecipe = defineRecipe(
  "TimeSeriesChart",
  tv({
    slots: {
      base: "",
      /** A horizontal drag selects a range. A vertical one scrolls the page. */
      selectable: "k:[&_[data-slot=chart-surface]]:touch-pan-y",
      legend: "k:m-0 k:flex k:max-h-20 k:w-full k:list-none k:flex-wrap k:overflow-y-auto k:p-0",
      item: "k:group k:flex k:min-w-0 k:items-center",
      toggle: [
        button,
        "k:min-w-0 k:gap-2 k:text-start k:text-ink k:wrap-anywhere k:aria-[pressed=false]:text-ink-muted k:aria-[pressed=false]:line-through",
      ],
      only: [
        button,
        "k:text-ink-muted k:opacity-0 k:group-hover:opacity-100 k:hover:text-ink k:focus-visible:opacity-100 k:pointer-coarse:opacity-100",
      ],
      all: [button, "k:text-ink-muted k:underline k:hover:text-ink"],
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
