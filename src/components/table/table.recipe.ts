import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { focusRing } from "../../recipes/focus";
import { skeletonBar } from "../../recipes/skeleton";

export const tableRecipe = defineRecipe(
  "Table",
  tv({
    slots: {
      /**
       * As wide as its container. The cells have the borders, because collapsed borders don't move with
       * sticky cells.
       */
      base: "k:w-full k:border-separate k:border-spacing-0 k:text-start k:text-ink k:tabular-nums",
      /**
       * The frame around the scroll container. A shadow marks a side that hides more content, on any background. Forced
       * colors have no gradients, so a line marks it there. If a column sticks, a line along that column does so instead.
       */
      frame: [
        "k:relative k:isolate k:flex k:min-h-0 k:min-w-0 k:max-w-full k:flex-col",
        "k:[--kerf-table-start:left] k:rtl:[--kerf-table-start:right] k:[--kerf-table-end:right] k:rtl:[--kerf-table-end:left]",
        "k:outline-focus k:outline-offset-2 k:has-[>[role=region]:focus-visible]:outline-2",
        "k:before:pointer-events-none k:before:absolute k:before:inset-y-0 k:before:start-0 k:before:z-4 k:before:w-4 k:before:rounded-s-[inherit] k:before:bg-[linear-gradient(to_var(--kerf-table-end)_in_oklab,var(--kerf-scrim),transparent)] k:forced-colors:before:border-s-4 k:before:opacity-0 k:has-[>[data-more-start]]:not-has-[[data-sticky=start]]:before:opacity-50",
        "k:after:pointer-events-none k:after:absolute k:after:inset-y-0 k:after:end-0 k:after:z-4 k:after:w-4 k:after:rounded-e-[inherit] k:after:bg-[linear-gradient(to_var(--kerf-table-start)_in_oklab,var(--kerf-scrim),transparent)] k:forced-colors:after:border-e-4 k:after:opacity-0 k:has-[>[data-more-end]]:not-has-[[data-sticky=end]]:after:opacity-50",
      ],
      /** A sticky header doesn't cover an element that is focused by keyboard. */
      scroller: [
        "k:min-h-0 k:overflow-auto k:overscroll-x-contain k:rounded-[inherit] k:outline-none",
        "k:has-[>table>thead[data-sticky]]:scroll-pt-(--kerf-table-head) k:has-[>table>tfoot[data-sticky]]:scroll-pb-(--kerf-table-row)",
      ],
      caption: "k:border-b k:border-line k:px-(--kerf-table-edge) k:py-2.5 k:text-start k:font-medium",
      /** Stays in view while the table scrolls sideways. */
      captionText: "k:sticky k:start-(--kerf-table-edge) k:inline-block k:max-w-[calc(100vw-4rem)]",
      /** `overflow-hidden` clips the bar at the rounded corners. */
      progress: "k:pointer-events-none k:absolute k:inset-0 k:z-4 k:overflow-hidden k:rounded-[inherit]",
      progressBar:
        "k:h-0.5 k:animate-pulse k:bg-accent k:forced-color-adjust-none k:[:has(>table>[data-slot=table-loading])~*>&]:hidden",
    },
    variants: {
      variant: {
        panel: {
          frame: "k:rounded-lg k:border k:border-line k:bg-surface",
        },
        plain: {
          // At the top or bottom of a card, it has the card's rounded corners.
          frame:
            "k:first:rounded-ss-[inherit] k:first:rounded-se-[inherit] k:last:rounded-es-[inherit] k:last:rounded-ee-[inherit]",
        },
      },
      layout: { auto: { base: "k:table-auto" }, fixed: { base: "k:table-fixed" } },
      size: {
        sm: {
          base: "k:text-sm",
          frame:
            "k:[--kerf-table-row:--spacing(8)] k:[--kerf-table-head:--spacing(7)] k:[--kerf-table-x:--spacing(2)] k:[--kerf-table-y:--spacing(1.5)] k:[--kerf-table-edge:--spacing(3)] k:[--kerf-table-check:--spacing(7)]",
        },
        base: {
          base: "k:text-base",
          frame:
            "k:[--kerf-table-row:--spacing(10)] k:[--kerf-table-head:--spacing(9)] k:[--kerf-table-x:--spacing(3)] k:[--kerf-table-y:--spacing(2)] k:[--kerf-table-edge:--spacing(4)] k:[--kerf-table-check:--spacing(8)]",
        },
      },
    },
    defaultVariants: { variant: "panel", layout: "auto", size: "base" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const tableTexts = {
  variant: {
    panel: "A panel with a border, for tables on the page.",
    plain: "Dividers between rows and no border, for tables inside a card or a dialog.",
  },
  layout: {
    auto: "Columns fit their content and share the remaining space.",
    fixed:
      "Column widths follow the header, regardless of content. Columns without a `width` share the remaining space. For long tables, which then don't shift while loading, and for resizable columns.",
  },
  size: {
    sm: "Rows of 32 px, to show many at once.",
    base: "Rows of 40 px.",
  },
};

const ground = "k:bg-surface k:in-data-[slot=dialog]:bg-elevated k:in-data-[slot=drawer]:bg-elevated";

export const tableHeaderRecipe = defineRecipe(
  "Table.Header",
  tv({
    // Above sticky cells of the rows, which scroll under the header.
    base: "k:bg-recessed k:data-sticky:sticky k:data-sticky:top-0 k:data-sticky:z-3",
  }),
);

export const tableBodyRecipe = defineRecipe("Table.Body", tv({ base: ground }));

/** Scroll anchoring is off, because the component keeps rows in place itself, in all browsers. */
export const tableVirtualBodyRecipe = defineRecipe(
  "Table.VirtualBody",
  tv({ base: [ground, "k:[overflow-anchor:none]"] }),
);

export const tableFooterRecipe = defineRecipe(
  "Table.Footer",
  tv({
    base: "k:bg-recessed k:font-medium k:data-sticky:sticky k:data-sticky:bottom-0 k:data-sticky:z-3",
  }),
);

/**
 * A row has its section's background, and cells inherit it, so that sticky cells cover the content that
 * scrolls under them.
 */
export const tableRowRecipe = defineRecipe(
  "Table.Row",
  tv({
    base: [
      "k:bg-inherit k:data-clickable:cursor-pointer k:data-clickable:hover:not-aria-selected:bg-tint",
      // A bar also marks a selected row, so that color isn't the only difference.
      "k:aria-selected:bg-accent-tint k:aria-selected:[&>:first-child]:before:absolute k:aria-selected:[&>:first-child]:before:inset-y-0 k:aria-selected:[&>:first-child]:before:start-0 k:aria-selected:[&>:first-child]:before:border-s-2 k:aria-selected:[&>:first-child]:before:border-accent k:forced-colors:aria-selected:[&>:first-child]:before:border-[Highlight]",
    ],
  }),
);

export const tableEmptyRecipe = defineRecipe(
  "Table.Empty",
  tv({
    slots: {
      base: ground,
      // An Empty has its own padding.
      cell: "k:px-4 k:py-10 k:has-[[data-slot=empty]]:py-2",
      /** Centered in the visible part, even if the table is wider. */
      content:
        "k:sticky k:inset-x-4 k:mx-auto k:w-fit k:max-w-[min(28rem,100vw-4rem)] k:text-center k:text-ink-muted",
    },
  }),
);

/**
 * The base of every cell. `relative` positions the marks at the cell's edges. The last row has no border,
 * because the frame below it or the footer has one.
 */
const cell = "k:relative k:border-b k:border-line k:[tbody:last-of-type>tr:last-child>&]:border-b-0";

/** The horizontal padding, wider at both ends of a row. */
const room = "k:px-(--kerf-table-x) k:first:ps-(--kerf-table-edge) k:last:pe-(--kerf-table-edge)";

const bodyCell = [
  cell,
  room,
  // Columns of a fixed layout may be narrower than a word.
  "k:h-(--kerf-table-row) k:py-(--kerf-table-y) k:align-middle k:wrap-break-word",
  "k:[tfoot>tr>&]:border-b-0 k:[tfoot>tr:first-child>&]:border-t",
];

const headCell = [
  cell,
  "k:h-(--kerf-table-head) k:whitespace-nowrap k:align-middle k:font-medium k:text-ink-muted k:text-sm",
];

/** The line along the last sticky column while cells scroll under it. */
const stuck = "k:over:sticky k:bg-inherit k:after:absolute k:after:-inset-y-px k:after:opacity-0";
const stuckAtStart = [
  stuck,
  "k:start-0 k:[[data-slot^=table-check][data-sticky]+&]:start-(--kerf-table-check)",
  "k:after:end-0 k:after:border-e k:after:border-line-strong k:in-data-more-start:not-has-[+[data-sticky=start]]:after:opacity-100",
];
const sticky = {
  start: [stuckAtStart, "k:z-1"],
  end: [
    stuck,
    "k:z-1",
    "k:end-0 k:after:start-0 k:after:border-s k:after:border-line-strong k:in-data-more-end:[:not([data-sticky=end])+&]:after:opacity-100",
  ],
};

export const tableCellRecipe = defineRecipe(
  "Table.Cell",
  tv({
    base: bodyCell,
    variants: {
      align: { start: "k:text-start", center: "k:text-center", end: "k:text-end" },
      sticky,
      rowHeader: { true: "k:font-medium", false: "" },
      // Clipped at the cell's edges, not at its text, so that a link inside keeps its focus ring.
      truncate: {
        true: "k:overflow-clip k:text-ellipsis k:whitespace-nowrap k:[unicode-bidi:plaintext]",
        false: "",
      },
    },
    // The sides of the table, because `start` would be that of the text.
    compoundVariants: [
      { truncate: true, align: "start", class: "k:over:text-side-start" },
      { truncate: true, align: "end", class: "k:over:text-side-end" },
    ],
    defaultVariants: { align: "start", rowHeader: false, truncate: false },
  }),
);

export const tableHeadRecipe = defineRecipe(
  "Table.Head",
  tv({
    slots: {
      base: headCell,
      text: "k:block k:truncate",
      /** Contains the name and the arrow of the sort order. */
      order: ["k:flex k:w-full k:min-w-0 k:items-center k:gap-1", "k:[[aria-sort$=ending]>&]:text-ink"],
      /** As large as the header cell. */
      button: [
        "k:h-[calc(var(--kerf-table-head)-1px)] k:cursor-pointer k:select-none k:rounded-xs k:px-(--kerf-table-x) k:text-start",
        "k:[:first-child>&]:ps-(--kerf-table-edge) k:[:last-child>&]:pe-(--kerf-table-edge)",
        // At the table's corners, it has the table's radius. Otherwise, the table would clip the focus ring.
        "k:[thead:first-child>tr:first-child>:first-child>&]:rounded-ss-lg k:[thead:first-child>tr:first-child>:last-child>&]:rounded-se-lg",
        "k:transition-colors k:duration-120 k:motion-reduce:transition-none k:hover:text-ink k:active:bg-tint-strong",
        focusRing,
        // Farther out, the scroll container would clip the focus ring.
        "k:over:-outline-offset-2",
      ],
      icon: "k:size-3.5 k:shrink-0",
      /**
       * The icon of a sortable column that isn't sorted. On hover and focus, it is as prominent as the
       * others.
       */
      unsorted: "k:opacity-60 k:[:is(:hover,:focus-visible)>&]:opacity-100",
      /**
       * The click target is 24 px wide, half of it over the next header cell. The visible line is shorter
       * than the cell.
       */
      resizer: [
        "k:absolute k:inset-y-0 k:-end-3 k:z-1 k:flex k:w-6 k:cursor-col-resize k:touch-none k:select-none k:items-center k:justify-center",
        "k:[:last-child>&]:end-0 k:[:last-child>&]:justify-end",
        "k:before:h-4 k:before:border-s k:before:border-line-control k:hover:before:h-full k:hover:before:border-accent",
        "k:active:before:h-full k:active:before:border-s-2 k:active:before:border-accent",
        focusRing,
        "k:over:-outline-offset-4 k:rounded-sm",
      ],
    },
    variants: {
      align: {
        start: { base: "k:text-start" },
        center: { base: "k:text-center", order: "k:justify-center" },
        // The icon is before the text, so that the name aligns with the end of the numbers below it.
        end: { base: "k:text-end", order: "k:flex-row-reverse" },
      },
      sticky: { start: { base: sticky.start }, end: { base: sticky.end } },
      /** @internal With `onSort` the button has the padding. */
      sortable: { true: {}, false: { base: room } },
    },
    defaultVariants: { align: "start", sortable: false },
  }),
);

const aligned = {
  start: "The text begins at the start: names, words, dates.",
  center: "In the middle: an icon alone, a mark.",
  end: "At the inline end, which aligns the digits of numbers.",
};
const stickyTexts = {
  start: "At the inline start: for the column that identifies the row.",
  end: "At the end of the line: what can be done with the row.",
};

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const tableCellTexts = { align: aligned, sticky: stickyTexts };
export const tableHeadTexts = {
  align: aligned,
  sticky: stickyTexts,
  sort: {
    ascending: "Sorted by this column in ascending order: an up arrow.",
    descending: "Sorted by this column in descending order: a down arrow.",
    none: "Sortable, but not currently sorted by this column.",
  },
};

const checkCell =
  "k:over:w-(--kerf-table-check) k:ps-(--kerf-table-edge) k:over:py-0 k:over:pe-0 k:over:text-start";
/** The whole cell is the checkbox's click target, without overlapping other cells. */
const checkBox = "k:over:after:-inset-x-3 k:over:after:inset-y-[calc((1rem-var(--kerf-table-row))/2)]";
/** The next sticky column doesn't cover its focus ring. */
const checkSticky = [stuckAtStart, "k:z-2"];

export const tableCheckHeadRecipe = defineRecipe(
  "Table.CheckHead",
  tv({
    slots: { base: [headCell, checkCell], box: checkBox },
    variants: { sticky: { true: { base: checkSticky }, false: { base: "" } } },
    defaultVariants: { sticky: false },
  }),
);

export const tableCheckCellRecipe = defineRecipe(
  "Table.CheckCell",
  tv({
    slots: { base: [bodyCell, checkCell], box: checkBox },
    variants: { sticky: { true: { base: checkSticky }, false: { base: "" } } },
    defaultVariants: { sticky: false },
  }),
);

export const tableLoadingRecipe = defineRecipe(
  "Table.Loading",
  tv({
    slots: {
      base: "k:bg-surface k:in-data-[slot=dialog]:bg-elevated k:in-data-[slot=drawer]:bg-elevated",
      /** In the checkbox column, as wide as the cells that follow. */
      cell: [bodyCell, "k:[table:has([data-slot=table-check-head])_&]:first:over:pe-0"],
      /** As high as a line of text, so that nothing moves when the rows load. The widths of neighbors differ. */
      line: "k:flex k:h-[1lh] k:items-center",
      bar: [
        skeletonBar,
        "k:w-3/5 k:[td:nth-child(3n+1)>*>&]:w-4/5 k:[td:nth-child(3n)>*>&]:w-2/5 k:[tr:nth-child(even)>td>*>&]:w-1/2",
        // In the checkbox column, the size of a checkbox.
        "k:[table:has([data-slot=table-check-head])_td:first-child>*>&]:over:size-4",
      ],
    },
  }),
);
