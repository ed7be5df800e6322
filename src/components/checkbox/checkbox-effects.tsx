"use client";

import { type RefObject, useLayoutEffect, useState } from "react";
import { useFormReset } from "../../lib/use-form-reset";
import { useKeptChecked } from "../../lib/use-kept-checked";

type Control = RefObject<HTMLInputElement | null>;

interface CheckboxMirrorProps {
  control: Control;
  checked: boolean | undefined;
  indeterminate: boolean | undefined;
}

/** Sets DOM state that React has no prop for: the mixed state, and the state that a form reset restores. */
export function CheckboxMirror({ control, checked, indeterminate }: CheckboxMirrorProps) {
  useLayoutEffect(() => {
    const node = control.current;
    if (!node || indeterminate === undefined) return;
    node.indeterminate = indeterminate;
    return () => {
      node.indeterminate = false;
    };
  }, [control, indeterminate]);
  useKeptChecked(control, checked);
  return null;
}

interface CheckboxResetWatchProps {
  control: Control;
  /** The initial state. Later values are ignored. */
  initial: boolean;
  onReset: (checked: boolean) => void;
}

/** Calls `onReset` if a form reset changes the state back to the initial one. */
export function CheckboxResetWatch({ control, initial, onReset }: CheckboxResetWatchProps) {
  const [first] = useState(initial);
  useFormReset(control, () => {
    if (control.current && control.current.checked !== first) onReset(first);
  });
  return null;
}
