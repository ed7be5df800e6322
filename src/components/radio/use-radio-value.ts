"use client";

import type { RefObject, SyntheticEvent } from "react";
import { useControlled } from "../../lib/use-controlled";
import { useFormReset } from "../../lib/use-form-reset";

interface RadioValueOptions {
  value: string | undefined;
  defaultValue: string | undefined;
  onValueChange: ((value: string) => void) | undefined;
  fieldset: RefObject<HTMLFieldSetElement | null>;
}

/** Returns the value of a group: the controlled value, or its own when uncontrolled. */
export function useRadioValue({ fieldset, value, defaultValue = "", onValueChange }: RadioValueOptions) {
  const [chosen, setOwn, first] = useControlled("Radio.Group.value", value, defaultValue, "");

  const change = (next: string) => {
    if (next === chosen) return;
    setOwn(next);
    onValueChange?.(next);
  };
  useFormReset(fieldset, () => change(first));

  /** Handles the change events of all items as they bubble, so that no item needs a callback. */
  const handleChange = ({ currentTarget, target }: SyntheticEvent<HTMLFieldSetElement>) => {
    const radio = target as HTMLInputElement;
    // Other targets may be the caller's inputs, or radios of a nested group.
    if (radio.matches(ITEM) && radio.closest(GROUP) === currentTarget) change(radio.value);
  };

  return { chosen, handleChange };
}

const GROUP = "[data-slot=radio-group]";
const ITEM = "[data-slot=radio-item]";
