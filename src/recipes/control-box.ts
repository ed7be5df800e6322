import { controlSize } from "./control";
import { focusRing } from "./focus";

/** The box of a control that is never invalid. */
export const errorFreeBox = [
  "k:w-full k:min-w-0 k:border k:bg-surface k:text-ink k:readonly:bg-recessed",
  "k:transition-colors k:duration-120 k:motion-reduce:transition-none",
  "k:border-line-strong k:hover:enabled:not-aria-invalid:border-ink-muted",
  "k:disabled:cursor-not-allowed k:disabled:border-line k:disabled:bg-disabled k:disabled:text-ink-disabled",
  focusRing,
];

/** The box of a control that takes text or shows a value, such as Input. */
export const controlBox = [errorFreeBox, "k:aria-invalid:border-danger"];

/** The same box for a button that shows a value and opens a list, with an icon at its end. */
export const valueBox = {
  base: [
    controlBox,
    "k:flex k:cursor-pointer k:items-center k:justify-between k:gap-2 k:text-start k:data-placeholder:enabled:text-ink-muted",
  ],
  text: "k:min-w-0 k:flex-1 k:truncate",
  icon: "k:size-4 k:shrink-0 k:text-ink-muted k:in-disabled:text-ink-disabled",
  size: {
    xs: [controlSize.xs, "k:px-1.5"],
    sm: [controlSize.sm, "k:px-2"],
    base: [controlSize.base, "k:ps-3 k:pe-2"],
    lg: [controlSize.lg, "k:ps-3 k:pe-2"],
  },
};

/** A unit, a currency or an icon beside the value, inside the box. */
export const affix = [
  "k:flex k:max-w-3/5 k:has-[>*]:shrink-0 k:select-none k:items-center k:gap-1 k:whitespace-nowrap k:text-ink-muted",
  // A text alone is truncated if it would leave no space for the value. "https://" stays so in right-to-left text.
  "k:not-has-[>*]:block k:not-has-[>*]:self-center k:not-has-[>*]:truncate k:[unicode-bidi:plaintext]",
];

/** The same box around an input and other parts. The input inside sets its state. */
export const controlBoxAround = [
  "k:relative k:min-w-0 k:cursor-text k:border k:border-line-strong k:bg-surface k:text-ink",
  "k:transition-colors k:duration-120 k:motion-reduce:transition-none k:outline-focus k:outline-offset-2",
  "k:hover:not-disabled-input:not-has-[input[aria-invalid]]:border-ink-muted k:has-[input[aria-invalid]]:border-danger",
  "k:has-[input:focus-visible]:outline-2",
  "k:disabled-input:cursor-not-allowed k:disabled-input:border-line k:disabled-input:bg-disabled k:disabled-input:text-ink-disabled",
];
