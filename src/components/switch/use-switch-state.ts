"use client";

import type { RefObject } from "react";
import { useControlled } from "../../lib/use-controlled";
import { useFormReset } from "../../lib/use-form-reset";
import type { SwitchProps } from "./switch-types";

interface SwitchStateOptions extends Pick<SwitchProps, "checked" | "defaultChecked" | "onValueChange"> {
  input: RefObject<HTMLInputElement | null>;
}

/** The state of a switch, controlled or uncontrolled. A form reset restores the initial state. */
export function useSwitchState({
  input,
  checked,
  defaultChecked = false,
  onValueChange,
}: SwitchStateOptions) {
  const [isOn, setOwn, first] = useControlled("Switch.checked", checked, defaultChecked, false);
  const change = (next: boolean) => {
    setOwn(next);
    onValueChange?.(next);
  };
  useFormReset(input, () => isOn !== first && change(first));
  return { isOn, change };
}
