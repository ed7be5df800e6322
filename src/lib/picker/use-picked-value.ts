"use client";

import { type RefObject, useState } from "react";
import { useFormReset } from "../use-form-reset";

interface PickedValueOptions {
  control: RefObject<HTMLInputElement | null>;
  value: unknown;
  defaultValue: unknown;
  multiple: boolean | undefined;
  onValueChange: ((value: never) => void) | undefined;
}

/** Returns the selection: the controlled value, or its own when uncontrolled. A form reset restores the initial one. */
export function usePickedValue({
  control,
  value,
  defaultValue,
  multiple,
  onValueChange,
}: PickedValueOptions) {
  const nothing = multiple ? none : null;
  const [first] = useState(value ?? defaultValue ?? nothing);
  const [own, setOwn] = useState<unknown>(first);
  const change = (next: unknown) => {
    if (value === undefined) setOwn(next);
    (onValueChange as ((value: unknown) => void) | undefined)?.(next);
  };
  const picked = value === undefined ? own : (value ?? nothing);
  useFormReset(control, () => picked !== first && change(first));
  return [picked, change] as const;
}

const none: never[] = [];
