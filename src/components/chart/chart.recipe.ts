import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { focusRing } from "../../recipes/focus";

const legendButton = [
  "k:inline-flex k:min-h-6 k:min-w-6 k:cursor-pointer k:items-center k:rounded-sm k:border-0 k:bg-transparent k:px-1 k:text-sm",
  focusRing,
];

export const chartRecipe = defineRecipe(
  "Chart",
  tv({
    slots: {
      base: "k:flex k:w-full k:min-w-0 k:flex-col k:gap-1 k:text-base k:text-ink",
      /** The legend and the plot. */
      body: "k:flex k:w-full k:min-w-0 k:flex-wrap k:items-center k:gap-x-6 k:gap-y-2",
      plot: "k:relative k:grid k:w-full k:min-w-0",
      // The padding has the focus ring, and the margin aligns the marks with the plot.
      legend:
        "k:-mx-2 k:-my-1 k:flex k:max-h-26 k:w-[calc(100%+--spacing(4))] k:flex-wrap k:overflow-y-auto k:p-1",
      /** Beside the plot, or below it in a narrow box. */
      legendAtEnd: "k:grid k:max-w-96 k:flex-[1_1_11rem]",
      legendItem: "k:group k:flex k:min-w-0 k:items-center",
      legendToggle: [
        legendButton,
        "k:min-w-0 k:flex-auto k:gap-2 k:py-0.5 k:text-start k:text-ink k:aria-[pressed=false]:text-ink-muted k:aria-[pressed=false]:[&_[data-slot=chart-legend-mark]]:opacity-40",
      ],
      legendName: "k:min-w-0 k:wrap-anywhere k:in-[[aria-pressed=false]]:line-through",
      legendValue:
        "k:ms-auto k:max-w-3/5 k:shrink-0 k:ps-2 k:text-end k:[unicode-bidi:plaintext] k:tabular-nums k:wrap-break-word k:text-ink-muted",
      legendOnly: [
        legendButton,
        "k:ms-1 k:text-ink-muted k:opacity-0 k:group-hover:opacity-100 k:hover:text-ink k:focus-visible:opacity-100 k:pointer-coarse:opacity-100",
      ],
      legendAll: [legendButton, "k:justify-self-start k:text-ink-muted k:underline k:hover:text-ink"],
      line: "k:h-2 k:w-5 k:shrink-0 k:overflow-visible k:forced-color-adjust-none",
      stroke:
        "k:[stroke-dasharray:var(--kerf-dash)] k:forced-colors:[stroke-dasharray:var(--kerf-forced-dash)]",
      bar: "k:size-2.5 k:shrink-0 k:rounded-xs k:forced-color-adjust-none k:forced-colors:bg-(image:--kerf-pattern)",
      /**
       * As large as the plot. The chart library draws into it. Out of flow, because WebKit resolves a height of 100%
       * before the aspect ratio's, and the drawing would then keep the plot higher.
       */
      surface: [
        "k:absolute k:inset-0 k:overflow-hidden k:rounded-sm k:transition-opacity",
        // The table is in its place.
        "k:data-hidden:invisible k:data-dimmed:opacity-40",
        focusRing,
      ],
      // Without a drawing it is the only child, and the plot grows with it.
      overlay:
        "k:pointer-events-none k:absolute k:inset-0 k:only:static k:grid k:grid-cols-[minmax(0,max-content)] k:place-content-center k:justify-items-center k:gap-3 k:wrap-anywhere k:p-4 k:text-center k:text-ink-muted k:[&>*]:pointer-events-auto",
      status: "k:grid k:max-w-80 k:justify-items-center k:gap-2 k:text-balance",
      statusIcon: "k:size-5",
      actions: "k:flex k:justify-end k:gap-1 k:print:hidden",
      scroller: [
        "k:absolute k:inset-0 k:overflow-auto k:rounded-md k:border k:border-line k:bg-surface k:print:static",
        focusRing,
      ],
      table:
        "k:w-full k:border-separate k:border-spacing-0 k:text-start k:text-sm k:tabular-nums k:[&_caption]:sr-only",
      columnHead:
        "k:sticky k:top-0 k:border-b k:border-line k:bg-surface k:px-3 k:py-1.5 k:text-end k:font-medium k:first:text-start k:text-ink-muted",
      rowHead:
        "k:border-b k:border-line k:px-3 k:py-1.5 k:text-start k:font-normal k:in-[tr:last-child]:border-b-0 k:in-data-total:font-medium",
      cell: "k:border-b k:border-line k:px-3 k:py-1.5 k:text-end k:in-[tr:last-child]:border-b-0 k:in-data-total:font-medium",
      note: "k:m-0 k:border-t k:border-line k:px-3 k:py-1.5 k:text-sm k:text-ink-muted",
      tooltip: [
        "k:grid k:max-w-80 k:gap-1 k:rounded-md k:border k:border-line k:bg-popup k:px-2.5 k:py-1.5 k:font-sans k:text-sm k:text-ink k:shadow-popup",
        "k:wrap-anywhere k:tabular-nums k:[&>strong]:font-medium",
        "k:[&>div]:flex k:[&>div]:items-center k:[&>div]:gap-2 k:[&_b]:ms-auto k:[&_b]:ps-3 k:[&_b]:font-medium k:[&_span]:text-ink-muted",
        "k:[&_i]:size-2 k:[&_i]:shrink-0 k:[&_i]:rounded-xs k:[&_i]:forced-color-adjust-none",
      ],
    },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const chartTexts = {
  optionUpdateBehavior: {
    replace: "The chart is what the option says, and nothing else.",
    merge: "For data that is updated while people zoom or hide series.",
  },
};
