"use client";

import { type FormEvent, type ReactNode, type SyntheticEvent, useEffect, useState } from "react";
import { knownMatch } from "./error-match";
import type { FieldError, FieldErrorMatch, FieldTexts } from "./field-types";
import { focusFirstInvalid, type ValidatedControl } from "./focus-first-invalid";

/** Handlers for the element that holds the control, or for the control itself. */
export interface MatchEvents {
  onInvalidCapture: (event: FormEvent) => void;
  onInputCapture: (event: SyntheticEvent) => void;
  onBlurCapture: (event: SyntheticEvent) => void;
}

export interface ShownError {
  message?: ReactNode;
  /** Where the error has a `match`. */
  events?: MatchEvents;
  /** While an error with a `match` shows. */
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
    watch: failed && <MatchWatch control={failed} match={match} onMended={() => setFailed(null)} />,
  };
}

/** The last event by which someone edited or left a control; its `eventPhase` is 0 once it has been handled. */
let edit: Event | undefined;
const noteEdit = ({ nativeEvent }: SyntheticEvent) => {
  edit = nativeEvent;
};

function invalidHandler(match: FieldErrorMatch, onFailed: (control: ValidatedControl) => void) {
  return (event: FormEvent) => {
    const control = event.target as ValidatedControl;
    // `checkValidity()` fires this event too. An application that asks it while someone types wants no errors on
    // fields that they have not reached, and no focus pulled away from the one that they are in.
    const edited = edit?.eventPhase && edit.target;
    // In another state than ours, the browser's own message says it.
    if (!control.validity[match] || (edited && edited !== control)) return;
    event.preventDefault(); // The browser's bubble would say it a second time.
    if (!edited) focusFirstInvalid(control);
    onFailed(control);
  };
}

interface MatchWatchProps {
  control: ValidatedControl;
  match: FieldErrorMatch;
  onMended: () => void;
}

/** What may end a control's state. */
const mending = ["input", "change", "reset"];

/** Hides a message when its control leaves the state, is reset, or is gone. It exists only while one shows. */
function MatchWatch({ control, match, onMended }: MatchWatchProps) {
  useEffect(() => {
    const check = (event?: Event) => {
      const isReset = event?.type === "reset" && event.target === control.form && !event.defaultPrevented;
      if (isReset || !control.isConnected || !control.validity[match]) onMended();
    };
    // A value that the application sets fires no event; it comes with a render.
    check();
    // On the root: another control may decide about this one, as in radio groups and repeated passwords.
    const root = control.getRootNode();
    for (const type of mending) root.addEventListener(type, check);
    return () => {
      for (const type of mending) root.removeEventListener(type, check);
    };
  });
  return null;
}
