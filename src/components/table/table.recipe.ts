import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

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
       * The frame around the scroll container. Rows fade out at a side that hides more content. Forced colors
       * have no gradients, so a line marks it there. If a column sticks, a line along that column does so instead. The
       * gradient isn't opaque, because it may cover a scrollbar.
       */
      frame: [
        "k:relative k:isolate k:flex k:min-h-0 k:min-w-0 k:max-w-full k:flex-col",
        "k:outline-focus k:outline-offset-2 k:has-[>[role=region]:focus-visible]:outline-2",
        "k:before:pointer-events-none k:before:absolute k:before:inset-y-0 k:before:start-0 k:before:z-4 k:before:w-8 k:before:rounded-s-[inherit] k:before:bg-linear-to-r k:rtl:before:bg-linear-to-l k:before:from-surface k:in-data-[slot=dialog]:before:from-elevated k:before:to-transparent k:forced-colors:before:border-s-4 k:before:opacity-0 k:has-[>[data-more-start]]:not-has-[[data-sticky=start]]:before:opacity-80",
        "k:after:pointer-events-none k:after:absolute k:after:inset-y-0 k:after:end-0 k:after:z-4 k:after:w-8 k:after:rounded-e-[inherit] k:after:bg-linear-to-l k:rtl:after:bg-linear-to-r k:after:from-surface k:in-data-[slot=dialog]:after:from-elevated k:after:to-transparent k:forced-colors:after:border-e-4 k:after:opacity-0 k:has-[>[data-more-end]]:not-has-[[data-sticky=end]]:after:opacity-80",
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
    sm: "Rows of 32 px with 12 px text, to show many at once.",
    base: "Rows of 40 px with 14 px text.",
  },
};

const ground = "k:bg-surface k:in-data-[slot=dialog]:bg-elevated";

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
