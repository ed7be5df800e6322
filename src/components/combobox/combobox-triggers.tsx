"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import type { ComponentProps, ReactNode } from "react";
import { ChevronDownIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { keepOnEscape, pickerEvents } from "../../lib/base-ui";
import type { StyleProps } from "../../lib/common-props";
import { comboboxRecipe } from "./combobox.recipe";
import { useCombobox } from "./combobox-context";
import { ComboboxEndButtons } from "./combobox-end-buttons";

export interface ComboboxTriggerInputProps
  extends StyleProps,
    Omit<ComponentProps<"input">, "size" | "value" | "defaultValue"> {
  /** An example of a search, shown while nothing is selected. */
  placeholder?: string;
}

/**
 * The control as an input, which filters the list and shows the label of the selected item. Text that matches no item
 * is discarded when the list closes.
 *
 * @baseComponent Combobox.Input
 */
export function ComboboxTriggerInput({ className, onKeyDown, ...own }: ComboboxTriggerInputProps) {
  const { size, control, labels } = useCombobox("Combobox.TriggerInput");
  const rest = honorAriaDisabled({ ...control, ...own }, { ...pickerEvents, readOnly: true });
  const slots = comboboxRecipe({ size });
  return (
    <div data-slot="combobox-box" className={slots.box()}>
      <Base.Input
        data-slot="combobox-trigger-input"
        className={slots.input({ className })}
        {...rest}
        onKeyDown={keepOnEscape(onKeyDown)}
      />
      <ComboboxEndButtons slots={slots} labels={labels} control={rest} />
    </div>
  );
}

export interface ComboboxTriggerValueProps extends StyleProps, ComponentProps<"button"> {
  /** The text shown while nothing is selected. */
  placeholder?: ReactNode;
  /** Content to show instead of the selected item's label, usually Combobox.Value with a function. */
  children?: ReactNode;
}

/**
 * The control as a button that shows the selection, for lists that people rarely search. Put Combobox.Input into the
 * popup.
 *
 * @baseComponent Combobox.Trigger
 */
export function ComboboxTriggerValue({
  placeholder,
  className,
  children,
  ...rest
}: ComboboxTriggerValueProps) {
  const { size, control } = useCombobox("Combobox.TriggerValue");
  const slots = comboboxRecipe({ size });
  return (
    <Base.Trigger
      data-slot="combobox-trigger-value"
      className={slots.value({ className })}
      {...honorAriaDisabled({ ...control, ...rest }, pickerEvents)}
    >
      <span data-slot="combobox-value-text" className={slots.valueText()}>
        {children ?? <Base.Value placeholder={placeholder} />}
      </span>
      <ChevronDownIcon className={slots.icon()} />
    </Base.Trigger>
  );
}
