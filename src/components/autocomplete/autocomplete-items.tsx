"use client";

import { Autocomplete as Base } from "@base-ui/react/autocomplete";
import { type ComponentProps, type ReactNode, use } from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { DisabledItemProps, StyleProps } from "../../lib/common-props";
import { itemLabel } from "../../lib/picker/items";
import { GroupItems, RowCount, RowIndex } from "../../lib/picker/picker-context";
import { Rows } from "../../lib/picker/rows";
import {
  autocompleteGroupLabelRecipe,
  autocompleteGroupRecipe,
  autocompleteItemRecipe,
  autocompleteSeparatorRecipe,
} from "./autocomplete.recipe";
import { useAutocomplete } from "./autocomplete-context";

export interface AutocompleteItemProps extends DisabledItemProps, StyleProps, ComponentProps<"div"> {
  /** The item in `items` that it represents and selects. */
  value: unknown;
  /** The content. Defaults to the item's label. */
  children?: ReactNode;
}

const slots = autocompleteItemRecipe();

/**
 * A suggestion. Selecting it puts its label into the input.
 *
 * @baseComponent Autocomplete.Item
 */
export function AutocompleteItem({ value, className, children, ...rest }: AutocompleteItemProps) {
  useAutocomplete("Autocomplete.Item");
  const index = use(RowIndex);
  return (
    <Base.Item
      data-slot="autocomplete-item"
      className={slots.base({ className })}
      value={value}
      index={index}
      aria-posinset={index === undefined ? undefined : index + 1}
      aria-setsize={use(RowCount)}
      {...honorAriaDisabled(rest, { disabled: true })}
    >
      <span data-slot="autocomplete-item-text" className={slots.text()}>
        {children ?? itemLabel(value)}
      </span>
    </Base.Item>
  );
}

/**
 * @typeParam Item The type of an item. Declare it as the type of the argument `item`.
 */
// biome-ignore lint/suspicious/noExplicitAny: callers know the item type, which can't be inferred here.
export interface AutocompleteCollectionProps<Item = any> {
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
export function AutocompleteCollection<Item = any>({ children }: AutocompleteCollectionProps<Item>) {
  return <Rows picker={useAutocomplete("Autocomplete.Collection").picker}>{children}</Rows>;
}

export interface AutocompleteGroupProps extends StyleProps, ComponentProps<"div"> {
  /** The group's matching items, for the Autocomplete.Collection in it. */
  items?: readonly unknown[];
  /** Autocomplete.GroupLabel and Autocomplete.Collection. */
  children?: ReactNode;
}

/**
 * Items that belong together, named by their label.
 *
 * @baseComponent Autocomplete.Group
 */
export function AutocompleteGroup({ items, className, ...rest }: AutocompleteGroupProps) {
  useAutocomplete("Autocomplete.Group");
  return (
    <GroupItems value={items}>
      <Base.Group
        data-slot="autocomplete-group"
        className={autocompleteGroupRecipe({ className })}
        {...rest}
      />
    </GroupItems>
  );
}

export interface AutocompleteGroupLabelProps extends StyleProps, ComponentProps<"div"> {
  /** The group's heading, in a word or two. */
  children?: ReactNode;
}

/**
 * The heading that names a group, above its items.
 *
 * @baseComponent Autocomplete.GroupLabel
 * @passThrough
 */
export function AutocompleteGroupLabel({ className, ...rest }: AutocompleteGroupLabelProps) {
  useAutocomplete("Autocomplete.GroupLabel");
  return (
    <Base.GroupLabel
      data-slot="autocomplete-group-label"
      className={autocompleteGroupLabelRecipe({ className })}
      {...rest}
    />
  );
}

export interface AutocompleteSeparatorProps extends StyleProps, ComponentProps<"div"> {}

/**
 * A divider line between ungrouped items.
 *
 * @baseComponent Autocomplete.Separator
 * @passThrough
 */
export function AutocompleteSeparator({ className, ...rest }: AutocompleteSeparatorProps) {
  useAutocomplete("Autocomplete.Separator");
  return (
    <Base.Separator
      data-slot="autocomplete-separator"
      className={autocompleteSeparatorRecipe({ className })}
      {...rest}
    />
  );
}
