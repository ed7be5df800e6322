"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { type ComponentProps, type ReactNode, use } from "react";
import { CheckIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { DisabledItemProps, StyleProps } from "../../lib/common-props";
import { PickerContent, type PickerContentProps } from "../../lib/picker/content";
import { itemLabel } from "../../lib/picker/items";
import { GroupItems, pickerName, RowCount, RowIndex } from "../../lib/picker/picker-context";
import { ResultCount } from "../../lib/picker/result-count";
import { Rows } from "../../lib/picker/rows";
import { useCombobox } from "./combobox";
import {
  comboboxContentRecipe,
  comboboxEmptyRecipe,
  comboboxGroupLabelRecipe,
  comboboxGroupRecipe,
  comboboxInputRecipe,
  comboboxItemRecipe,
  comboboxListRecipe,
} from "./combobox.recipe";

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

export interface ComboboxItemProps extends DisabledItemProps, StyleProps, ComponentProps<"div"> {
  /** The item in `items` that it represents and selects. */
  value: unknown;
  /** The content. Defaults to the item's label. */
  children?: ReactNode;
}

const slots = comboboxItemRecipe();

/**
 * An option in the list. Selected options have a check mark.
 *
 * @baseComponent Combobox.Item
 */
export function ComboboxItem({ value, className, children, ...rest }: ComboboxItemProps) {
  useCombobox("Combobox.Item");
  const index = use(RowIndex);
  return (
    <Base.Item
      data-slot="combobox-item"
      className={slots.base({ className })}
      value={value}
      index={index}
      aria-posinset={index === undefined ? undefined : index + 1}
      aria-setsize={use(RowCount)}
      {...honorAriaDisabled(rest, { disabled: true })}
    >
      <span data-slot="combobox-item-text" className={slots.text()}>
        {children ?? itemLabel(value)}
      </span>
      <Base.ItemIndicator data-slot="combobox-item-check" className={slots.check()}>
        <CheckIcon />
      </Base.ItemIndicator>
    </Base.Item>
  );
}

/**
 * @typeParam Item The type of an item. Declare it as the type of the argument `item`.
 */
// biome-ignore lint/suspicious/noExplicitAny: callers know the item type, which can't be inferred here.
export interface ComboboxCollectionProps<Item = any> {
  /**
   * Renders a matching item. It needs no `key`.
   * @param item An item that matches the typed text.
   * @param index The position in the list, counted from 0.
   */
  children: (item: Item, index: number) => ReactNode;
}

/**
 * Renders the matching items of the group around it or, without a group, of the list. It adds no element of its own.
 */
// biome-ignore lint/suspicious/noExplicitAny: the argument's type if the caller doesn't annotate it.
export function ComboboxCollection<Item = any>({ children }: ComboboxCollectionProps<Item>) {
  return <Rows picker={useCombobox("Combobox.Collection").picker}>{children}</Rows>;
}

export interface ComboboxGroupProps extends StyleProps, ComponentProps<"div"> {
  /** The group's matching items, for the Combobox.Collection in it. */
  items?: readonly unknown[];
  /** Combobox.GroupLabel and Combobox.Collection. */
  children?: ReactNode;
}

/**
 * Items that belong together, named by their label.
 *
 * @baseComponent Combobox.Group
 */
export function ComboboxGroup({ items, className, ...rest }: ComboboxGroupProps) {
  useCombobox("Combobox.Group");
  return (
    <GroupItems value={items}>
      <Base.Group data-slot="combobox-group" className={comboboxGroupRecipe({ className })} {...rest} />
    </GroupItems>
  );
}

export interface ComboboxGroupLabelProps extends StyleProps, ComponentProps<"div"> {
  /** The group's heading, in a word or two. */
  children?: ReactNode;
}

/**
 * The heading that names a group, above its items.
 *
 * @baseComponent Combobox.GroupLabel
 * @passThrough
 */
export function ComboboxGroupLabel({ className, ...rest }: ComboboxGroupLabelProps) {
  useCombobox("Combobox.GroupLabel");
  return (
    <Base.GroupLabel
      data-slot="combobox-group-label"
      className={comboboxGroupLabelRecipe({ className })}
      {...rest}
    />
  );
}
