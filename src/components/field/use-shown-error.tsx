"use client";

import { type FormEvent, type ReactNode, type SyntheticEvent, useEffect, useState } from "react";
import type { FieldError, FieldErrorMatch, FieldTexts } from "./field-types";
import { focusFirstInvalid, type ValidatedControl } from "./focus-first-invalid";

/** Handlers for the element that holds the control, or for the control itself. */
export interface MatchEvents {
  onInvalidCapture: (event: FormEvent<HTMLElement>) => void;
  onInputCapture: (event: SyntheticEvent) => void;
  onBlurCapture: (event: SyntheticEvent) => void;
}

/** The message to show now: at once without `match`, after the browser's validation with one. */
export function useShownError(error: FieldTexts["error"]): {
  message: ReactNode;
  events?: MatchEvents;
  watch?: ReactNode;
} {
  const [failed, setFailed] = useState<ValidatedControl | null>(null);
  const { message, match }: FieldError = typeof error === "object" ? error : { message: error };
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
const noteEdit = (event: SyntheticEvent) => {
  edit = event.nativeEvent;
};

function invalidHandler(match: FieldErrorMatch, onFailed: (control: ValidatedControl) => void) {
  return (event: FormEvent<HTMLElement>) => {
    const control = event.target as ValidatedControl;
    if (!control.validity[match]) return; // In another state the browser's own message says it.
    // `checkValidity()` fires this event too. An application that asks it while someone types wants no errors on
    // fields that they have not reached, and no focus pulled away from the one that they are in.
    const editing = edit?.eventPhase ? edit.target : undefined;
    if (editing && editing !== control) return;
    event.preventDefault(); // The browser's bubble would say it a second time.
    if (!editing) focusFirstInvalid(control);
    onFailed(control);
  };
}

interface MatchWatchProps {
  control: ValidatedControl;
  match: FieldErrorMatch;
  onMended: () => void;
}

/** Hides a message when its control leaves the state, is reset, or is gone. It exists only while one shows. */
function MatchWatch({ control, match, onMended }: MatchWatchProps) {
  useEffect(() => {
    const check = () => {
      if (!control.isConnected || !control.validity[match]) onMended();
    };
    const reset = (event: Event) => {
      if (event.target === control.form && !event.defaultPrevented) onMended();
    };
    // A value that the application sets fires no event; it comes with a render.
    check();
    // From the root: another control may decide about this one, as in radio groups and repeated passwords.
    const root = control.getRootNode();
    root.addEventListener("input", check);
    root.addEventListener("change", check);
    root.addEventListener("reset", reset);
    return () => {
      root.removeEventListener("input", check);
      root.removeEventListener("change", check);
      root.removeEventListener("reset", reset);
    };
  });
  return null;
}
