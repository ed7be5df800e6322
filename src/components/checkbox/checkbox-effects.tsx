"use client";

import { type RefObject, useLayoutEffect, useState } from "react";
import { useFormReset } from "../../hooks/use-form-reset";
import { useKeptChecked } from "../../hooks/use-kept-checked";

type Control = RefObject<HTMLInputElement | null>;

interface CheckboxMirrorProps {
  control: Control;
  checked: boolean | undefined;
  indeterminate: boolean | undefined;
}

/** Keeps what no attribute of React says: the mixed state, and the state that a reset goes back to. */
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
  /** The state at first; later ones are ignored. */
  initial: boolean;
  onReset: (checked: boolean) => void;
}

/** Notifies callbacks that a form reset restores the initial state. */
export function CheckboxResetWatch({ control, initial, onReset }: CheckboxResetWatchProps) {
  const [first] = useState(initial);
  useFormReset(control, () => {
    if (control.current && control.current.checked !== first) onReset(first);
  });
  return null;
}
