"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { type ComponentProps, type ReactNode, use } from "react";
import { CheckIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { DisabledItemProps, StyleProps } from "../../lib/common-props";
import { itemLabel } from "../../lib/picker/items";
import { GroupItems, RowCount, RowIndex } from "../../lib/picker/picker-context";
import { Rows } from "../../lib/picker/rows";
import { comboboxGroupLabelRecipe, comboboxGroupRecipe, comboboxItemRecipe } from "./combobox.recipe";
import { useCombobox } from "./combobox-context";

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
