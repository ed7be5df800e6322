"use client";

import type { RefObject } from "react";
import { useControlled } from "../use-controlled";
import { useFormReset } from "../use-form-reset";

interface SelectedValueOptions {
  /** The component's name, for warnings. */
  component: string;
  control: RefObject<HTMLInputElement | null>;
  value: unknown;
  defaultValue: unknown;
  multiple: boolean | undefined;
  onValueChange: ((value: never) => void) | undefined;
}

/** Returns the selection: the controlled value, or its own when uncontrolled. A form reset restores the initial one. */
export function useSelectedValue({ component, control, value, multiple, ...options }: SelectedValueOptions) {
  const empty = multiple ? none : null;
  const [selected, setOwn, initial] = useControlled(
    `${component}.value`,
    value,
    options.defaultValue ?? empty,
    empty,
  );
  const change = (next: unknown) => {
    setOwn(next);
    (options.onValueChange as ((value: unknown) => void) | undefined)?.(next);
  };
  useFormReset(control, () => selected !== initial && change(initial));
  return [selected, change] as const;
}

const none: never[] = [];
