"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import type { ComponentProps, ReactNode } from "react";
import { ChevronDownIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { pickerEvents } from "../../lib/base-ui";
import type { ButtonPartProps } from "../../lib/button-part";
import type { StyleProps } from "../../lib/common-props";
import { comboboxIconRecipe, comboboxTriggerRecipe } from "./combobox.recipe";
import { useCombobox } from "./combobox-context";

export interface ComboboxTriggerProps extends ButtonPartProps {
  /** The content, usually a Combobox.Icon. Without text, set `aria-label`. */
  children?: ReactNode;
}

/**
 * A button that opens the list, for custom controls.
 *
 * @baseComponent Combobox.Trigger
 * @passThrough
 */
export function ComboboxTrigger({ className, ...rest }: ComboboxTriggerProps) {
  useCombobox("Combobox.Trigger");
  return (
    <Base.Trigger
      data-slot="combobox-trigger"
      className={rest.render ? className : comboboxTriggerRecipe({ className })}
      {...honorAriaDisabled(rest, pickerEvents)}
    />
  );
}

/**
 * @typeParam Value The type of the selection. Declare it as the type of the argument `value`.
 */
// biome-ignore lint/suspicious/noExplicitAny: callers know the value's type, which can't be inferred here.
export interface ComboboxValueProps<Value = any> {
  /**
   * A function that renders the selection. Defaults to its label or labels.
   * @param value The selection: an item or `null`, or an array of items with `multiple`.
   */
  children?: ReactNode | ((value: Value) => ReactNode);
  /** The text shown while nothing is selected. */
  placeholder?: ReactNode;
}

/**
 * The text of the selection, for custom triggers. Renders no element.
 *
 * @baseComponent Combobox.Value
 * @passThrough
 */
// biome-ignore lint/suspicious/noExplicitAny: the argument's type if the caller doesn't annotate it.
export function ComboboxValue<Value = any>(props: ComboboxValueProps<Value>) {
  useCombobox("Combobox.Value");
  return <Base.Value {...props} />;
}

export interface ComboboxIconProps extends StyleProps, ComponentProps<"span"> {
  /** The icon, in place of the chevron. */
  children?: ReactNode;
}

/**
 * The icon of a control that opens a list. It is hidden from assistive technology.
 *
 * @baseComponent Combobox.Icon
 */
export function ComboboxIcon({ className, children, ...rest }: ComboboxIconProps) {
  useCombobox("Combobox.Icon");
  return (
    <Base.Icon data-slot="combobox-icon" className={comboboxIconRecipe({ className })} {...rest}>
      {children ?? <ChevronDownIcon />}
    </Base.Icon>
  );
}
