"use client";

import type { RefObject } from "react";
import { useControlled } from "../../lib/use-controlled";
import { useFormReset } from "../../lib/use-form-reset";

type Numbers = number | readonly number[];

interface SliderValueOptions {
  /** The first thumb's input. */
  input: RefObject<HTMLInputElement | null>;
  value: Numbers | null | undefined;
  defaultValue: Numbers | null | undefined;
  /** The value for `null` and for numbers that aren't finite. */
  empty: Numbers;
  /** Whether the control is `aria-disabled`. */
  isHeld: boolean;
  onValueChange: ((value: never) => void) | undefined;
  onValueCommit: ((value: never) => void) | undefined;
}

/** The value of the slider, and the functions that change it. A form reset restores the initial value. */
export function useSliderValue({
  input,
  value,
  defaultValue,
  empty,
  isHeld,
  onValueChange,
  onValueCommit,
}: SliderValueOptions) {
  const [own, setOwn, first] = useControlled<Numbers>(
    "Slider.value",
    value as Numbers,
    defaultValue ?? empty,
    empty,
  );
  const current = areFinite(own) && Array.isArray(own) === Array.isArray(empty) ? own : empty;

  // The primitive supports neither `aria-disabled` nor a disabled fieldset.
  const isLocked = () => isHeld || !!input.current?.matches(":disabled");
  const change = (next: Numbers) => {
    if (isLocked()) return;
    setOwn(next);
    onValueChange?.(next as never);
  };
  const commit = (next: Numbers) => {
    if (!isLocked()) onValueCommit?.(next as never);
  };
  useFormReset(input, () => {
    if (String(current) === String(first)) return;
    setOwn(first);
    onValueChange?.(first as never);
  });
  return { current, change, commit };
}

function areFinite(value: Numbers): boolean {
  return [value].flat().every(Number.isFinite);
}
