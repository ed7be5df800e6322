"use client";

import { type RefObject, useState } from "react";
import { useFormReset } from "../../hooks/use-form-reset";
import type { SwitchProps } from "./switch-types";

interface SwitchStateOptions extends Pick<SwitchProps, "checked" | "defaultChecked" | "onValueChange"> {
  input: RefObject<HTMLInputElement | null>;
}

/** Whether it is on: the caller's word, or its own where the caller gives none. A reset brings back the first. */
export function useSwitchState({
  input,
  checked,
  defaultChecked = false,
  onValueChange,
}: SwitchStateOptions) {
  const [first] = useState(checked ?? defaultChecked);
  const [own, setOwn] = useState(first);
  const isOn = checked ?? own;
  const change = (next: boolean) => {
    if (checked === undefined) setOwn(next);
    onValueChange?.(next);
  };
  useFormReset(input, () => isOn !== first && change(first));
  return { isOn, change };
}
