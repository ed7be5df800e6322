import type { ReactNode } from "react";
import type { FieldLabels } from "../../i18n/labels";
import type { LabelsProps } from "../../lib/common-props";

/** A validity state of the browser that says what is wrong with a value. */
export type FieldErrorMatch =
  /** The value can't be converted, such as a letter in a number input. */
  | "badInput"
  /** A message was set with `setCustomValidity()`. */
  | "customError"
  /** The value doesn't match `pattern`. */
  | "patternMismatch"
  /** The value is greater than `max`. */
  | "rangeOverflow"
  /** The value is less than `min`. */
  | "rangeUnderflow"
  /** The value doesn't match `step`. */
  | "stepMismatch"
  /** The value is longer than `maxLength`. */
  | "tooLong"
  /** The value is shorter than `minLength`. */
  | "tooShort"
  /** The value isn't an email address or URL, as the input's `type` requires. */
  | "typeMismatch"
  /** The value is required and missing. */
  | "valueMissing";

/** An error of a field, and when it shows. */
export interface FieldError {
  /** The error message: what is wrong and how to fix it. */
  message: ReactNode;
  /**
   * The browser's validity state that the message is for. The message shows after a submission or `reportValidity()`
   * finds the control in that state, and hides when the control leaves it. Without a `match`, or with `true`, the
   * message shows immediately, as for an error from the server. A name that isn't a validity state shows it
   * immediately too, and logs a warning in development.
   */
  match?: FieldErrorMatch | true;
}

/** The texts around a form control. All inputs of Kerf share these props. */
export interface FieldTexts extends LabelsProps<FieldLabels> {
  /** The visible label and accessible name. Clicking it focuses the control. */
  label?: ReactNode;
  /** Help that not everyone needs. An info button beside the label shows it. */
  labelTooltip?: ReactNode;
  /** A hint that everyone needs. An error replaces it while it shows. */
  description?: ReactNode;
  /**
   * The error message. A text, or an object without a `match`, shows immediately. An object with a `match`
   * shows when the browser's validation finds the control in that state.
   */
  error?: string | FieldError;
}
