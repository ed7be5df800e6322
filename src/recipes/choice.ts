import { focusRing } from "./focus";

/**
 * A native checkbox or radio of 16 px. With its margins, it is as high as a line of text, so that it lines up
 * with a label.
 */
export const choiceControl = [
  "k:relative k:my-0.5 k:size-4 k:shrink-0 k:cursor-pointer k:border k:align-middle",
  "k:transition-colors k:duration-120 k:motion-reduce:transition-none k:disabled:cursor-not-allowed k:disabled:opacity-50",
  // The mark. It isn't faded, because a fading mark would still show on a background that has already lost
  // its color.
  "k:before:absolute k:before:opacity-0 k:checked:before:opacity-100",
  // The target: 24 px, centered on the control.
  "k:after:absolute k:after:-inset-1.25",
  // The browser's native appearance shows all states in the user's colors.
  "k:forced-colors:appearance-auto k:forced-colors:before:hidden",
  focusRing,
];

/** The control's colors, by `variant`. */
export const choiceColors = {
  default: [
    "k:border-line-strong k:bg-surface k:user-invalid:border-danger",
    "k:hover:not-disabled:border-ink-muted k:active:not-disabled:bg-tint",
    "k:checked:border-accent k:checked:bg-accent k:checked:text-on-accent",
    "k:checked:hover:not-disabled:border-accent-hover k:checked:hover:not-disabled:bg-accent-hover",
    "k:checked:active:not-disabled:border-accent-active k:checked:active:not-disabled:bg-accent-active",
  ],
  error: [
    "k:border-danger k:bg-surface",
    "k:hover:not-disabled:border-danger-hover k:active:not-disabled:bg-danger-tint",
    "k:checked:bg-danger k:checked:text-on-danger",
    "k:checked:hover:not-disabled:bg-danger-hover k:checked:active:not-disabled:bg-danger-active",
  ],
};

/** Control and label in one line, 24 px high, so that neighbors are separate targets. */
export const choiceRow =
  "k:flex k:max-w-full k:cursor-pointer k:items-start k:gap-2 k:text-base k:text-ink k:has-disabled:cursor-not-allowed";

/** `break-word` instead of `anywhere`, so that words stay whole in a table cell that shrinks to fit. */
export const choiceLabel = "k:min-w-0 k:wrap-break-word";

/** The container of several choices. The component sets their layout. */
export const choiceGroup = {
  // In a flex column, WebKit adds the height of the legend twice. A maximum height of `max-content` prevents
  // it.
  base: "k:max-h-max k:max-w-full k:text-base k:text-ink",
  description: "k:mb-1 k:text-ink-muted k:text-sm k:wrap-anywhere",
};

export const choiceLegend = [
  // A legend isn't a flex item, so it sets its own distance to the next element.
  "k:mb-1 k:max-w-full k:font-medium k:text-base k:text-ink k:wrap-anywhere",
  // `sr-only` hides the legend, even in applications that don't define that utility.
  "k:[&.sr-only]:sr-only",
];
