"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import type { ComponentProps, ReactNode } from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { StyleProps } from "../../lib/common-props";
import { PickerContent, type PickerContentProps } from "../../lib/picker/content";
import { pickerName } from "../../lib/picker/picker-context";
import { ResultCount } from "../../lib/picker/result-count";
import { Rows } from "../../lib/picker/rows";
import {
  comboboxContentRecipe,
  comboboxEmptyRecipe,
  comboboxInputRecipe,
  comboboxListRecipe,
} from "./combobox.recipe";
import { useCombobox } from "./combobox-context";

export interface ComboboxContentProps extends PickerContentProps {}

/**
 * The popup, at least as wide as the control. It flips above the control if there isn't enough space below, and scrolls
 * if the list is too long.
 *
 * @baseComponent Combobox.Popup
 */
export function ComboboxContent({ className, children, ...rest }: ComboboxContentProps) {
  const { picker, labels } = useCombobox("Combobox.Content");
  return (
    <PickerContent
      picker={picker}
      slot="combobox"
      {...pickerName(picker, labels)}
      className={comboboxContentRecipe({ className })}
      {...rest}
    >
      {children}
      <ResultCount slot="combobox-status" locale={labels.locale} texts={labels.results} />
    </PickerContent>
  );
}

export interface ComboboxInputProps extends StyleProps, ComponentProps<"input"> {
  /** An example of a search, shown while the input is empty. */
  placeholder?: string;
}

/**
 * The search within the popup, for Combobox.TriggerValue. It gets the focus when the popup opens.
 *
 * @baseComponent Combobox.Input
 */
export function ComboboxInput({ className, ...rest }: ComboboxInputProps) {
  const { labels } = useCombobox("Combobox.Input");
  return (
    <Base.Input
      data-slot="combobox-input"
      className={comboboxInputRecipe({ className })}
      aria-label={labels.search}
      {...honorAriaDisabled(rest, { readOnly: true })}
    />
  );
}

export interface ComboboxEmptyProps extends StyleProps, ComponentProps<"div"> {
  /** The message, and what to do about it. Defaults to "No results". */
  children?: ReactNode;
}

/**
 * The message if nothing matches, on screen and for screen readers. Always render it beside the list.
 *
 * @baseComponent Combobox.Empty
 */
export function ComboboxEmpty({ className, children, ...rest }: ComboboxEmptyProps) {
  const { labels } = useCombobox("Combobox.Empty");
  return (
    <Base.Empty data-slot="combobox-empty" className={comboboxEmptyRecipe({ className })} {...rest}>
      {children ?? labels.empty}
    </Base.Empty>
  );
}

/**
 * @typeParam Item The type of an item. Declare it as the type of the argument `item`.
 */
// biome-ignore lint/suspicious/noExplicitAny: callers know the item type, which can't be inferred here.
export interface ComboboxListProps<Item = any> extends StyleProps, Omit<ComponentProps<"div">, "children"> {
  /**
   * A function that renders a matching item, or a group if the items are groups. It needs no `key`. Instead of a function,
   * pass content with a Combobox.Collection in it.
   * @param item An item, or a group if the items are groups.
   * @param index The position in the list, counted from 0.
   */
  children?: ReactNode | ((item: Item, index: number) => ReactNode);
}

/**
 * The list of matching items. A long list renders only its visible items.
 *
 * @baseComponent Combobox.List
 */
// biome-ignore lint/suspicious/noExplicitAny: the argument's type if the caller doesn't annotate it.
export function ComboboxList<Item = any>({ className, children, ...rest }: ComboboxListProps<Item>) {
  const { picker, labels } = useCombobox("Combobox.List");
  return (
    <Base.List
      data-slot="combobox-list"
      className={comboboxListRecipe({ className })}
      {...pickerName(picker, labels)}
      {...rest}
    >
      {typeof children === "function" ? <Rows picker={picker}>{children}</Rows> : children}
    </Base.List>
  );
}
