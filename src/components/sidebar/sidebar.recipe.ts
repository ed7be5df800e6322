import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

/** The focus ring is inside the row, because the list scrolls and neighbors touch. */
const focus = "k:outline-focus k:-outline-offset-2 k:focus-visible:outline-2";

/**
 * The current page has bold text and a line at its start, so that color isn't the only difference. The line
 * is a border, because forced colors remove backgrounds.
 */
const current = [
  "k:aria-[current]:bg-tint-strong k:aria-[current]:font-medium k:aria-[current]:text-ink",
  "k:before:absolute k:before:inset-y-2 k:before:start-0 k:before:border-accent k:aria-[current]:before:border-s-2",
];

export const sidebarRootRecipe = defineRecipe(
  "Sidebar.Root",
  tv({
    base: "k:group/sidebar-root k:flex k:min-h-svh k:w-full k:min-w-0 k:text-base k:text-ink k:[&>main]:min-w-0 k:[&>main]:flex-1",
  }),
);

export const sidebarRecipe = defineRecipe(
  "Sidebar",
  tv({
    slots: {
      // The icon column is 49 px wide: a row of 32, 8 on each side, and the border.
      base: [
        "k:group/sidebar k:sticky k:top-0 k:z-10 k:flex k:h-svh k:max-h-full k:w-(--kerf-sidebar-width) k:shrink-0 k:justify-end k:max-md:hidden",
        "k:bg-canvas k:text-start k:font-normal k:text-base k:text-ink",
        "k:transition-[width,visibility] k:duration-height k:ease-standard k:group-data-resizing/sidebar-root:transition-none",
        "k:data-collapsed:overflow-clip k:data-[collapsed=icon]:w-[3.0625rem]",
        "k:data-[collapsed=offcanvas]:invisible k:data-[collapsed=offcanvas]:w-0",
      ],
      /** As wide as the open sidebar, so that nothing wraps while it slides. */
      inner: [
        "k:relative k:flex k:h-full k:min-h-0 k:w-(--kerf-sidebar-width) k:shrink-0 k:flex-col k:border-line",
        "k:group-data-[collapsed=icon]/sidebar:w-full",
      ],
      /** The Sidebar is the only content of the drawer, and brings its own padding. */
      drawer: "k:[&>[data-slot=drawer-content]]:over:p-0",
      drawerNav: "k:flex k:h-full k:flex-col",
      /** A logo or Avatar of 26 px is centered above the icons, and a text beside it aligns with the labels. */
      header: "k:flex k:min-h-12 k:shrink-0 k:items-center k:gap-1.5 k:overflow-hidden k:px-2.75 k:py-2",
      content: [
        "k:flex k:min-h-0 k:flex-1 k:flex-col k:gap-4 k:overflow-x-hidden k:overflow-y-auto k:overscroll-contain k:p-2",
      ],
      footer: "k:flex k:shrink-0 k:flex-col k:gap-1 k:overflow-hidden k:border-t k:border-line k:p-2",
      group: "k:flex k:min-w-0 k:flex-col k:gap-px",
      /** While only icons show, the label keeps its space, so that the icons don't move. */
      groupLabel:
        "k:truncate k:px-1.75 k:py-1.5 k:text-sm k:font-medium k:text-ink-muted k:group-data-[collapsed=icon]/sidebar:opacity-0",
      menu: "k:m-0 k:flex k:min-w-0 k:list-none k:flex-col k:gap-px k:p-0",
      row: "k:relative k:min-w-0",
      item: [
        "k:relative k:flex k:min-h-8 k:w-full k:min-w-0 k:cursor-pointer k:select-none k:items-center k:gap-2.5 k:overflow-hidden k:rounded-sm k:px-1.75 k:py-1",
        "k:text-start k:text-base k:text-ink-muted k:no-underline",
        "k:transition-colors k:duration-120 k:motion-reduce:transition-none",
        "k:hover:not-aria-disabled:bg-tint k:hover:not-aria-disabled:text-ink k:active:not-aria-disabled:bg-tint-strong",
        "k:aria-disabled:cursor-not-allowed k:over:aria-disabled:text-ink-disabled",
        current,
        focus,
      ],
      /** Makes space for the action at the end of the row. */
      withAction: "k:over:pe-9",
      icon: "k:flex k:shrink-0 k:[&_svg]:size-4.5",
      label: "k:min-w-0 k:flex-1 k:truncate k:group-data-[collapsed=icon]/sidebar:opacity-0",
      badge:
        "k:shrink-0 k:text-sm k:font-normal k:text-ink-muted k:tabular-nums k:group-data-[collapsed=icon]/sidebar:opacity-0",
      /** Hidden until the row is hovered or focused, or its popup is open, if the pointer can hover. */
      action: [
        "k:absolute k:end-1 k:top-1 k:flex k:h-6 k:items-center k:group-data-[collapsed=icon]/sidebar:hidden",
        "k:pointer-fine:opacity-0 k:[li:is(:hover,:focus-within,:has([data-popup-open]))>&]:over:opacity-100",
      ],
      /** Bold if the sub-menu is closed and contains the current page. */
      subTrigger: "k:group k:[li:has([aria-current])>&:not([data-panel-open])]:font-medium",
      /** It points in the direction of the text until the sub-menu is open. */
      chevron: [
        "k:size-4 k:shrink-0 k:transition-[rotate] k:duration-height k:ease-standard k:group-data-[collapsed=icon]/sidebar:opacity-0",
        "k:-rotate-90 k:rtl:rotate-90 k:group-data-panel-open:over:rotate-0",
      ],
      /** Labels align with the label above. The line aligns with the center of the icon. */
      subMenu:
        "k:ms-4 k:me-0 k:my-px k:flex k:list-none k:flex-col k:gap-px k:border-s k:border-line k:ps-2.75",
      /** Its line is a border, because forced colors remove backgrounds. */
      rail: [
        "k:absolute k:inset-y-0 k:z-10 k:w-4 k:cursor-col-resize k:touch-none k:outline-none",
        "k:after:absolute k:after:inset-y-0 k:after:start-1.75 k:after:border-line-strong",
        "k:hover:after:border-s-2 k:focus-visible:after:border-s-2 k:focus-visible:after:border-focus",
      ],
    },
    variants: {
      /** @internal */
      side: {
        "inline-start": { inner: "k:border-e", rail: "k:-end-2" },
        "inline-end": { base: "k:over:justify-start", inner: "k:border-s", rail: "k:-start-2" },
      },
    },
    defaultVariants: { side: "inline-start" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const sidebarTexts = {
  collapsible: {
    offcanvas: "Nothing: it slides out of the page.",
    icon: "A column of icons, with the labels as tooltips.",
    none: "Everything: it can't be closed. For pages with space for it.",
  },
  side: {
    "inline-start": "On the left, or on the right in right-to-left text: navigation.",
    "inline-end": "On the right, or on the left in right-to-left text: details and settings of the page.",
  },
};
