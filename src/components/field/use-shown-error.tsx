"use client";

import { type FormEvent, type ReactNode, type SyntheticEvent, useEffect, useState } from "react";
import { editedControl, noteEdit } from "../../lib/form-events";
import { knownMatch } from "./error-match";
import type { FieldError, FieldErrorMatch, FieldTexts } from "./field-types";
import { focusFirstInvalid, type ValidatedControl } from "./focus-first-invalid";

/** Handlers for the control, or for an element around it. */
export interface MatchEvents {
  onInvalidCapture: (event: FormEvent) => void;
  onInputCapture: (event: SyntheticEvent) => void;
  onBlurCapture: (event: SyntheticEvent) => void;
}

export interface ShownError {
  message?: ReactNode;
  /** Set if the error has a `match`. */
  events?: MatchEvents;
  /** Set while an error with a `match` shows. */
  watch?: ReactNode;
}

/** The message to show now: immediately without a `match`, after the browser's validation with one. */
export function useShownError(error: FieldTexts["error"]): ShownError {
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
  // After every render: a value that the application sets fires no event.
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
