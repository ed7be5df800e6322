"use client";

import { type RefObject, useReducer, useRef } from "react";
import { commitText } from "../../lib/base-ui";
import { useControlled } from "../../lib/use-controlled";
import { useFormReset } from "../../lib/use-form-reset";
import type { NumberFieldProps } from "./number-field-types";

interface NumberValueOptions
  extends Pick<NumberFieldProps, "value" | "defaultValue" | "onValueChange" | "onValueCommit"> {
  input: RefObject<HTMLInputElement | null>;
}

/** The value of the field, and the functions that change it. A form reset restores the initial value. */
export function useNumberValue({
  input,
  value,
  defaultValue = null,
  onValueChange,
  onValueCommit,
}: NumberValueOptions) {
  const [own, setOwn, first] = useControlled("NumberField.value", value, defaultValue, null);
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const isResetting = useRef(false);
  const current = Number.isFinite(own) ? own : null;

  const change = (next: number | null) => {
    setOwn(next);
    // Typed text may mean the same number, or be clamped to it.
    if (next !== current) onValueChange?.(next);
  };
  const commit = (next: number | null) => {
    if (!isResetting.current) onValueCommit?.(next);
  };
  useFormReset(input, () => {
    isResetting.current = true;
    if (input.current) commitText(input.current);
    isResetting.current = false;
    change(first);
    refresh();
  });
  return { current, change, commit, refresh };
}
