"use client";

import type { RefObject } from "react";
import { replayChanges, useOnMount } from "../dom-state";
import { useControlled } from "../use-controlled";
import { useFormReset } from "../use-form-reset";
import { flatItems } from "./items";

interface SelectedValueOptions {
  /** The component's name, for warnings. */
  component: string;
  /** The hidden input of a single value. */
  control: RefObject<HTMLInputElement | null>;
  /** The items or groups, if they are data. */
  items: readonly unknown[] | undefined;
  value: unknown;
  defaultValue: unknown;
  multiple: boolean | undefined;
  onValueChange: ((value: never) => void) | undefined;
}

/** Returns the selection: the controlled value, or its own when uncontrolled. A form reset restores the default. */
export function useSelectedValue({
  component,
  control,
  items,
  value,
  multiple,
  ...options
}: SelectedValueOptions) {
  const empty = multiple ? none : null;
  const [own, setOwn, restore] = useControlled(
    `${component}.value`,
    value,
    options.defaultValue ?? empty,
    empty,
  );
  // Form libraries use "" for no value.
  const selected = own === "" && items && !flatItems(items).includes("") ? null : own;
  const report = options.onValueChange as ((value: unknown) => void) | undefined;
  const change = (next: unknown) => {
    if (next === null && own === null) return;
    setOwn(next);
    report?.(next);
  };
  useFormReset(control, () => {
    const initial = restore();
    if (initial !== undefined && initial !== own) report?.(initial);
  });
  useOnMount(() => control.current && replayChanges([control.current], value !== undefined));
  return [selected, change] as const;
}

const none: never[] = [];
