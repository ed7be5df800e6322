import { focusRing } from "./focus";

/** The box of a control that text is typed into or that shows a value, as Input has it. */
export const controlBox = [
  "k:w-full k:min-w-0 k:border k:bg-surface k:text-ink k:[&[readonly]]:bg-recessed",
  "k:transition-colors k:duration-120 k:motion-reduce:transition-none",
  "k:border-line-strong k:hover:enabled:not-aria-invalid:border-ink-muted k:aria-invalid:border-danger",
  "k:disabled:cursor-not-allowed k:disabled:border-line k:disabled:bg-disabled k:disabled:text-ink-disabled",
  focusRing,
];
