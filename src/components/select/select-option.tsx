"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { type ComponentProps, type ReactNode, use } from "react";
import { CheckIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { DisabledItemProps, StyleProps } from "../../lib/common-props";
import { itemLabel } from "../../lib/picker/items";
import { RowCount, RowIndex } from "../../lib/picker/picker-context";
import { selectOptionRecipe, selectRecipe } from "./select.recipe";
import { InControl, useSelect } from "./select-context";

export interface SelectOptionProps extends DisabledItemProps, StyleProps, ComponentProps<"div"> {
  /** The Select's value while this option is selected; `null` clears the selection. */
  value: unknown;
  /** The content of the option, in the list and, when selected, in the control. Defaults to its value as text. */
  children?: ReactNode;
}

const slots = selectOptionRecipe();
const chosenClass = selectRecipe().chosen();

/**
 * An option of the list. A check marks the selected ones.
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
