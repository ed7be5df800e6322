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
  /** What to type or an example of it, shown while nothing is chosen. */
  placeholder?: string;
}

/**
 * The control as an input: typing narrows the list down, and what is chosen stands in it. Text that is none of the
 * items goes when the list closes.
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
  /** What shows while nothing is chosen. */
  placeholder?: ReactNode;
  /** What shows in place of the label of what is chosen: Combobox.Value with a function, as a rule. */
  children?: ReactNode;
}

/**
 * The control as a button that shows what is chosen, for lists that are searched seldom: Combobox.Input stands in
 * the popup.
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
