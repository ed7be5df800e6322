"use client";

import { type RefObject, type SyntheticEvent, useMemo, useState } from "react";
import { useFormReset } from "../../hooks/use-form-reset";
import type { CheckboxGroupProps } from "./checkbox-group";
import { inOrder, sameValues, toggleAll, toggleValue } from "./group-values";

interface GroupValueOptions
  extends Pick<CheckboxGroupProps, "value" | "defaultValue" | "allValues" | "onValueChange"> {
  fieldset: RefObject<HTMLFieldSetElement | null>;
}

const none: string[] = [];

/** The checked values of a group: the caller's, or its own where the caller gives none. */
export function useGroupValue({
  fieldset,
  value,
  defaultValue = none,
  allValues,
  onValueChange,
}: GroupValueOptions) {
  const [first] = useState(value ?? defaultValue);
  const [own, setOwn] = useState(first);
  const values = value ?? own;
  const checked = useMemo(() => new Set(values), [values]);

  const change = (next: string[]) => {
    if (sameValues(next, values)) return;
    if (value === undefined) setOwn(next);
    onValueChange?.(next);
  };
  useFormReset(fieldset, () => change(first));

  /** Hears the change events of all items and of the parent checkbox as they rise, so that none needs a callback. */
  const handleChange = (event: SyntheticEvent<HTMLFieldSetElement>) => {
    const group = event.currentTarget;
    const box = event.target as HTMLInputElement;
    if (box.closest(GROUP) !== group) return; // It is of a group within.
    const items = Array.from(group.querySelectorAll<HTMLInputElement>(ITEM)).filter(
      (item) => item.closest(GROUP) === group,
    );
    const order = allValues ?? items.map((item) => item.value);
    if (box.matches(ITEM)) {
      change(inOrder(toggleValue(values, box.value), order));
    } else if (allValues && box.matches(PARENT)) {
      // From the document: an item may be disabled by itself or by a fieldset around it.
      const fixed = items.filter((item) => item.matches(":disabled")).map((item) => item.value);
      const changeable = allValues.filter((each) => !fixed.includes(each));
      change(inOrder(toggleAll(values, changeable), order));
    }
  };

  return { checked, handleChange };
}

const GROUP = "[data-slot=checkbox-group]";
const ITEM = "[data-slot=checkbox-item]";
const PARENT = "[data-slot=checkbox-parent]";
