"use client";

import type { RefObject } from "react";
import { useControlled } from "../../hooks/use-controlled";
import { useFormReset } from "../../hooks/use-form-reset";

interface PickedValueOptions {
  /** The component's name. */
  component: string;
  control: RefObject<HTMLInputElement | null>;
  value: unknown;
  defaultValue: unknown;
  multiple: boolean | undefined;
  onValueChange: ((value: never) => void) | undefined;
}

/** The selection, controlled or not. A form reset restores the initial selection. */
export function usePickedValue({
  component,
  control,
  value,
  defaultValue,
  multiple,
  onValueChange,
}: PickedValueOptions) {
  const nothing = multiple ? none : null;
  const [picked, setOwn, first] = useControlled<unknown>({
    prop: `${component}.value`,
    value,
    defaultValue: defaultValue ?? nothing,
    empty: nothing,
  });
  const change = (next: unknown) => {
    setOwn(next);
    (onValueChange as ((value: unknown) => void) | undefined)?.(next);
  };
  useFormReset(control, () => picked !== first && change(first));
  return [picked, change] as const;
}

const none: never[] = [];
