"use client";

import { type RefObject, type SyntheticEvent, useMemo } from "react";
import { useControlled } from "../use-controlled";
import { useFormReset } from "../use-form-reset";
import { inOrder, sameValues, toggleAll, toggleValue } from "./group-values";

interface GroupValueOptions {
  fieldset: RefObject<HTMLFieldSetElement | null>;
  /** The name of the group component, and CSS selectors for the group and its inputs. */
  parts: ChoiceParts;
  value: string[] | undefined;
  defaultValue: string[] | undefined;
  allValues?: string[] | undefined;
  onValueChange: ((value: string[]) => void) | undefined;
}

interface ChoiceParts {
  /** The name of the group component. */
  name: string;
  group: string;
  /** The inputs of the items. Their values are the entries of the group's value. */
  item: string;
  /** The parent checkbox, which checks or unchecks all items. */
  parent?: string;
}

const none: string[] = [];

/**
 * The checked values of a Checkbox.Group or a Switch.Group: the controlled value, or the group's own state
 * when uncontrolled.
 */
export function useGroupValue({
  fieldset,
  parts,
  value,
  defaultValue = none,
  allValues,
  onValueChange,
}: GroupValueOptions) {
  const [values, setOwn, first] = useControlled(`${parts.name}.value`, value, defaultValue, none);
  const checked = useMemo(() => new Set(values), [values]);

  const change = (next: string[]) => {
    if (sameValues(next, values)) return;
    setOwn(next);
    onValueChange?.(next);
  };
  useFormReset(fieldset, () => change(first));

  /**
   * Handles the change events of all items and of the parent checkbox as they bubble, so that none needs a
   * callback.
   */
  const handleChange = (event: SyntheticEvent<HTMLFieldSetElement>) => {
    const group = event.currentTarget;
    const box = event.target as HTMLInputElement;
    if (box.closest(parts.group) !== group) return; // It belongs to a nested group.
    const items = Array.from(group.querySelectorAll<HTMLInputElement>(parts.item)).filter(
      (item) => item.closest(parts.group) === group,
    );
    const order = allValues ?? items.map((item) => item.value);
    if (box.matches(parts.item)) {
      change(inOrder(toggleValue(values, box.value), order));
    } else if (allValues && parts.parent && box.matches(parts.parent)) {
      // Read from the DOM, because an item may be disabled by itself or by a fieldset around it.
      const fixed = items
        .filter((item) => item.closest(":disabled, [aria-disabled=true]"))
        .map((item) => item.value);
      const changeable = allValues.filter((each) => !fixed.includes(each));
      change(inOrder(toggleAll(values, changeable), order));
    }
  };

  return { checked, handleChange };
}
