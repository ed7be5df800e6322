/** An item has the focus ring only where the fill of the highlighted one isn't enough. */
export const highlightOutline =
  "k:outline-focus k:-outline-offset-2 k:outline-0 k:forced-colors:data-highlighted:outline-2 k:contrast-more:data-highlighted:outline-2 k:in-data-[contrast=more]:data-highlighted:outline-2";

/**
 * An item of a popup list. Its radius is concentric with the panel's. A fill marks the highlighted item. For people who
 * prefer more contrast, and in forced colors, it also gets an outline.
 */
export const item = [
  "k:flex k:min-h-8 k:cursor-default k:select-none k:items-center k:gap-2 k:rounded-xs k:px-2 k:py-1.5",
  "k:data-highlighted:not-data-disabled:bg-tint-strong",
  highlightOutline,
  "k:data-disabled:text-ink-disabled",
];

/** A popup grows out of its trigger and fades in. With reduced motion, the durations are near zero. */
export const popupMotion = [
  "k:origin-(--transform-origin) k:transition-[opacity,scale] k:duration-popup k:ease-enter",
  "k:data-starting-style:scale-98 k:data-starting-style:opacity-0",
  "k:data-ending-style:scale-98 k:data-ending-style:opacity-0 k:data-ending-style:duration-popup-exit k:data-ending-style:ease-exit",
];

/** The surface of a popup list: options, or the items of a menu. */
export const popupSurface =
  "k:rounded-md k:border k:border-line k:bg-popup k:text-start k:text-base k:text-ink k:shadow-popup";

/**
 * Removes the focus guards that the primitive adds around a popup, if nothing in it is focusable or if Kerf handles
 * the keys. Screen readers would also reach them.
 */
export const noGuards = "k:[&_[data-base-ui-focus-guard]]:hidden";

// The parts of the panel that a control opens below itself, and of the list of options in it. Each is a separate
// export, so that a bundle contains only those that it uses.

/** Above the page. In a dialog, above the dialog, because it is rendered into its portal. */
export const positioner = "k:z-50 k:max-w-(--available-width) k:min-w-(--anchor-width)";
/** At least as wide as the control, and never larger than the available space. The list scrolls. */
export const panel = [
  "k:flex k:max-h-[clamp(6rem,var(--available-height),20rem)] k:w-full k:min-w-[min(10rem,var(--available-width))] k:flex-col k:overflow-hidden",
  popupSurface,
  popupMotion,
  // Hidden if it is empty and has no message that says so.
  "k:data-empty:not-has-[[data-slot$=empty]]:hidden",
];
export const list =
  "k:relative k:min-h-0 k:flex-1 k:scroll-py-1 k:overflow-y-auto k:overscroll-contain k:p-1 k:outline-none k:data-empty:p-0";
/**
 * An item of a list with a selection. The selected item has a heavier weight and a check mark, so that color
 * isn't the only difference.
 */
export const chosenItem = [item, "k:aria-selected:font-medium"];
export const check = "k:flex k:shrink-0 k:text-accent-ink";
export const itemText = "k:min-w-0 k:flex-1 k:wrap-anywhere";
export const group = "k:not-first:mt-1 k:not-first:border-t k:not-first:border-line k:not-first:pt-1";
export const groupLabel = "k:px-2 k:pt-1.5 k:pb-1 k:text-sm k:font-medium k:wrap-anywhere k:text-ink-muted";
export const separator = "k:-mx-1 k:my-1 k:border-t k:border-line";
/** Always rendered, because screen readers don't announce text that is added together with its element. */
export const empty = "k:text-center k:wrap-anywhere k:text-ink-muted k:not-empty:px-3 k:not-empty:py-6";
export const status = "k:sr-only";
