"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { type ComponentProps, type ReactNode, use } from "react";
import { CheckIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { itemLabel } from "../../lib/picker/items";
import { RowCount, RowIndex } from "../../lib/picker/picker-context";
import { selectOptionRecipe, selectRecipe } from "./select.recipe";
import { InControl, useSelect } from "./select-context";

export interface SelectOptionProps extends ComponentProps<"div"> {
  /** What the Select holds while this one is chosen; `null` takes the choice back. */
  value: unknown;
  /**
   * Shows it and keeps it from being chosen; the keyboard passes over it.
   * @default false
   */
  disabled?: boolean;
  /** What it shows, in the list and, once chosen, in the control; its value's text where it is left out. */
  children?: ReactNode;
  /** Extra CSS classes for the option in the list; they win over its own. */
  className?: string;
}

const slots = selectOptionRecipe();
const chosenClass = selectRecipe().chosen();

/**
 * One thing to choose. What is chosen already has a check.
 *
 * @baseComponent Combobox.Item
 */
export function SelectOption({ value, className, children, ...rest }: SelectOptionProps) {
  const { isChosen } = useSelect("Select.Option");
  const text = children ?? itemLabel(value);
  const index = use(RowIndex);
  const count = use(RowCount);
  if (use(InControl)) {
    return isChosen(value) && <span className={chosenClass}>{text}</span>;
  }
  return (
    <Base.Item
      data-slot="select-option"
      className={slots.base({ className })}
      value={value}
      index={index}
      aria-posinset={index === undefined ? undefined : index + 1}
      aria-setsize={count}
      {...honorAriaDisabled(rest, { disabled: true })}
    >
      <span data-slot="select-option-text" className={slots.text()}>
        {text}
      </span>
      <Base.ItemIndicator data-slot="select-option-check" className={slots.check()}>
        <CheckIcon />
      </Base.ItemIndicator>
    </Base.Item>
  );
}
