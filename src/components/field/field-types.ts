import type { ReactNode } from "react";
import type { Labels } from "../../i18n/labels";

/** A validity state of the browser that says what is wrong with a value. */
export type FieldErrorMatch = Exclude<keyof ValidityState, "valid">;

/** What is wrong with a field's value, and when to say so. */
export interface FieldError {
  /** What is wrong and how to mend it. */
  message: ReactNode;
  /**
   * The validity state of the browser that the message is for. It then shows only once a submission (or
   * `reportValidity()`) found the control in that state, and goes when the control leaves it. Without one the
   * message shows at once, as for an error that the server found.
   */
  match?: FieldErrorMatch;
}

/** The texts around a form control, the same in every input of Kerf. */
export interface FieldTexts {
  /** Names the control; a click on it focuses the control. */
  label?: ReactNode;
  /** Help that not everyone needs: an info button beside the label shows it. */
  labelTooltip?: ReactNode;
  /** A hint that everyone needs while filling in. It makes way for the error while one shows. */
  description?: ReactNode;
  /**
   * What is wrong with the value. A text shows at once; an object with `match` shows when the browser's
   * validation finds the control in that state.
   */
  error?: string | FieldError;
  /** Replaces the words of Kerf's own around the control: the marker "optional", the name of the info button. */
  labels?: Partial<Labels["field"]>;
}
