"use client";

import {
  type AriaAttributes,
  type FormEvent,
  type ReactNode,
  type SyntheticEvent,
  use,
  useEffect,
  useId,
  useState,
} from "react";
import type { FieldLabels } from "../../i18n/labels";
import type { LabelsProps } from "../../lib/common-props";
import { FieldContext, type FieldControl, useFieldAttributes } from "../../lib/field-context";
import { editedControl, noteEdit } from "../../lib/form-events";
import { warnOnce } from "../../lib/warn-once";

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

/** A field's texts, their ids, and which of the texts show now. */
export interface FieldState
  extends FieldControl,
    ShownError,
    Pick<FieldTexts, "label" | "labelTooltip" | "labels"> {
  /** Whether a marker after the label says that the value is optional. */
  optional: boolean;
  /** The description, or nothing while an error shows. `describedBy` is the id of the one that shows. */
  description: ReactNode;
}

interface FieldOptions extends FieldTexts {
  required?: boolean;
  /** The id of the control, if its caller set one. */
  id?: string;
}

/**
 * Returns the texts that a field shows and the ids that link its parts. FieldFrame renders the texts, and
 * `useFieldAttributes` links the control.
 */
export function useField(options: FieldOptions): FieldState {
  const { label, description } = options;
  const own = useId();
  const visibleError = useShownError(options.error);
  const hint = !visibleError.message && description;
  return {
    ...options,
    ...visibleError,
    id: options.id ?? own,
    labelId: label ? `${own}label` : undefined,
    optional: options.required === false,
    description: hint,
    describedBy: visibleError.message || hint ? `${own}message` : undefined,
    invalid: !!visibleError.message,
  };
}

/** Attributes for the control, not for the element around it. */
type ControlAttributes = Pick<
  AriaAttributes,
  "aria-label" | "aria-labelledby" | "aria-describedby" | "aria-invalid" | "aria-disabled"
>;

interface PickerFieldOptions extends FieldTexts, ControlAttributes {
  required?: boolean;
  /** The id of the control, if its caller set one. */
  id?: string;
}

/**
 * Links the control of a Select, a Combobox or an Autocomplete to its built-in field, or else to the
 * surrounding Field.
 */
export function usePickerField(options: PickerFieldOptions) {
  const field = useField(options);
  const isFramed = !!(options.label || options.description);
  const around = use(FieldContext);
  const attributes = useFieldAttributes(
    {
      id: options.id,
      "aria-describedby": options["aria-describedby"],
      "aria-invalid": options["aria-invalid"] ?? (field.invalid || undefined),
    },
    isFramed && field,
  );
  const name = options["aria-label"];
  const labelId = options["aria-labelledby"] ?? (isFramed ? field : around)?.labelId;
  const control = {
    ...attributes,
    id: attributes.id ?? field.id,
    "aria-label": name,
    "aria-disabled": options["aria-disabled"],
    // The label's `for` isn't enough. While the list is open, Base UI hides everything else from assistive technology, and
    // a hidden label doesn't name the control.
    "aria-labelledby": name ? undefined : labelId,
  };
  return { field, isFramed, labelId, name, control };
}

/** The attributes that link a control to its label and messages. */
export type PickerControl = ReturnType<typeof usePickerField>["control"];

/** Handlers for the control, or for an element around it. */
export interface MatchEvents {
  onInvalidCapture: (event: FormEvent) => void;
  onInputCapture: (event: SyntheticEvent) => void;
  onBlurCapture: (event: SyntheticEvent) => void;
}

interface ShownError {
  message?: ReactNode;
  /** Set if the error has a `match`. */
  events?: MatchEvents;
  /** Set while an error with a `match` shows. */
  watch?: ReactNode;
}

/** The message to show now: immediately without a `match`, after the browser's validation with one. */
function useShownError(error: FieldTexts["error"]): ShownError {
  const [failed, setFailed] = useState<ValidatedControl | null>(null);
  const { message, match: given }: Partial<FieldError> =
    typeof error === "object" ? error : { message: error };
  const match = knownMatch(given);
  if (!match) return { message };
  return {
    message: failed && message,
    events: {
      onInvalidCapture: invalidHandler(match, setFailed),
      onInputCapture: noteEdit,
      onBlurCapture: noteEdit,
    },
    watch: failed && <MatchWatch control={failed} match={match} onValid={() => setFailed(null)} />,
  };
}

function invalidHandler(match: FieldErrorMatch, onFailed: (control: ValidatedControl) => void) {
  return (event: FormEvent) => {
    const control = event.target as ValidatedControl;
    // While the user edits a control, the application may call `checkValidity()`. Other controls then show no
    // error, and focus stays.
    const edited = editedControl();
    // For another validity state, the browser shows its own message.
    if (!control.validity[match] || (edited && edited !== control)) return;
    event.preventDefault(); // The browser would show its own message too.
    if (!edited) focusFirstInvalid(control);
    onFailed(control);
  };
}

interface MatchWatchProps {
  control: ValidatedControl;
  match: FieldErrorMatch;
  onValid: () => void;
}

/** The events after which a control may be valid. */
const recheckEvents = ["input", "change", "reset"];

/** Hides the message when its control leaves the validity state, is reset or is removed. Rendered while a message shows. */
function MatchWatch({ control, match, onValid }: MatchWatchProps) {
  // With dependencies, the message would stay after the application sets a valid value, which fires no event.
  useEffect(() => {
    const check = (event?: Event) => {
      const isReset = event?.type === "reset" && event.target === control.form && !event.defaultPrevented;
      if (isReset || !control.isConnected || !control.validity[match]) onValid();
    };
    check();
    // On the root: the validity may depend on another control, as in radio groups and repeated passwords.
    const root = control.getRootNode();
    for (const type of recheckEvents) root.addEventListener(type, check);
    return () => {
      for (const type of recheckEvents) root.removeEventListener(type, check);
    };
  });
  return null;
}

/** A Record, so that the compiler reports a validity state that is missing here. */
const states: Record<FieldErrorMatch, true> = {
  badInput: true,
  customError: true,
  patternMismatch: true,
  rangeOverflow: true,
  rangeUnderflow: true,
  stepMismatch: true,
  tooLong: true,
  tooShort: true,
  typeMismatch: true,
  valueMissing: true,
};

/**
 * Returns the validity state that an error waits for, or undefined if its message shows immediately. With an
 * unknown name, the message shows immediately, too. Developers notice a message at the wrong time sooner than
 * one that never shows.
 */
function knownMatch(match: FieldError["match"]): FieldErrorMatch | undefined {
  if (!match || match === true) return undefined;
  if (Object.hasOwn(states, match)) return match;
  // Bundlers remove this branch from production builds.
  if (process.env.NODE_ENV !== "production") {
    warnOnce(
      () =>
        `Invalid error.match ${JSON.stringify(match)}. The message shows immediately. Use ${Object.keys(states).join(", ")}, or omit match.`,
    );
  }
  return undefined;
}

/** A control that the browser validates. */
type ValidatedControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Focuses the control if it is the form's first invalid one. The browser doesn't do this when the control's
 * `invalid` event is canceled.
 */
function focusFirstInvalid(control: ValidatedControl): void {
  const { form } = control;
  const controls = [...(form?.elements ?? [control])] as ValidatedControl[];
  if (controls.find(({ willValidate, validity }) => willValidate && !validity.valid) !== control) return;
  control.focus();

  // The browser focuses the first control whose event isn't canceled, even if an earlier control has the
  // focus and the message. So events of the same form are canceled until the next task. One validation fires
  // all its events in one task.
  const root = control.getRootNode();
  const cancel = (event: Event) => {
    if ((event.target as ValidatedControl).form === form) event.preventDefault();
  };
  root.addEventListener("invalid", cancel, true);
  setTimeout(() => root.removeEventListener("invalid", cancel, true));
}

/** The caller's error, otherwise the problem. An error that waits for a `match` doesn't hide it. */
export function shownError(
  error: FieldTexts["error"],
  problem: string | false | undefined,
): FieldTexts["error"] {
  const isWaiting = typeof error === "object" && error.match && error.match !== true;
  return problem && (!error || isWaiting) ? problem : error;
}
