"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import type { ComponentProps, ReactNode } from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { endComposition } from "../../lib/base-ui";
import type { StyleProps } from "../../lib/common-props";
import type { PickerContentProps } from "../../lib/picker/content";
import {
  createPickerParts,
  type PickerCollectionProps,
  type PickerEmptyProps,
  type PickerGroupLabelProps,
  type PickerGroupProps,
  type PickerItemProps,
  type PickerListProps,
} from "../../lib/picker/parts";
import { useMergedRefs } from "../../lib/use-merged-refs";
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

const parts = createPickerParts("Combobox", {
  usePicker: useCombobox,
  recipes: {
    content: comboboxContentRecipe,
    list: comboboxListRecipe,
    item: comboboxItemRecipe,
    group: comboboxGroupRecipe,
    groupLabel: comboboxGroupLabelRecipe,
    empty: comboboxEmptyRecipe,
  },
});

export interface ComboboxContentProps extends PickerContentProps {}

/**
 * The popup, at least as wide as the control. It flips above the control if there isn't enough space below, and scrolls
 * if the list is too long.
 *
 * @baseComponent Combobox.Popup
 */
export const ComboboxContent = parts.Content;

export interface ComboboxInputProps extends StyleProps, ComponentProps<"input"> {
  /** An example of a search, shown while the input is empty. */
  placeholder?: string;
}

/**
 * The search within the popup, for Combobox.TriggerValue. It gets the focus when the popup opens.
 *
 * @baseComponent Combobox.Input
 */
export function ComboboxInput({ className, ref, ...rest }: ComboboxInputProps) {
  const { labels } = useCombobox("Combobox.Input");
  return (
    <Base.Input
      data-slot="combobox-input"
      className={comboboxInputRecipe({ className })}
      aria-label={labels.search}
      {...honorAriaDisabled(rest, { readOnly: true })}
      ref={useMergedRefs(ref, endComposition)}
    />
  );
}

export interface ComboboxEmptyProps extends PickerEmptyProps {}

/**
 * The message if nothing matches, on screen and for screen readers. Always render it beside the list.
 *
 * @baseComponent Combobox.Empty
 */
export const ComboboxEmpty = parts.Empty;

/**
 * @typeParam Item The type of an item. Declare it as the type of the argument `item`.
 */
// biome-ignore lint/suspicious/noExplicitAny: callers know the item type, which can't be inferred here.
export interface ComboboxListProps<Item = any> extends PickerListProps<Item> {
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
export const ComboboxList = parts.List;

export interface ComboboxItemProps extends PickerItemProps {}

/**
 * An option in the list. Selected options have a check mark.
 *
 * @baseComponent Combobox.Item
 */
export const ComboboxItem = parts.Item;

/**
 * @typeParam Item The type of an item. Declare it as the type of the argument `item`.
 */
// biome-ignore lint/suspicious/noExplicitAny: callers know the item type, which can't be inferred here.
export interface ComboboxCollectionProps<Item = any> extends PickerCollectionProps<Item> {}

/**
 * Renders the matching items of the group around it or, without a group, of the list. It adds no element of its own.
 */
export const ComboboxCollection = parts.Collection;

export interface ComboboxGroupProps extends PickerGroupProps {
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
export const ComboboxGroup = parts.Group;

export interface ComboboxGroupLabelProps extends PickerGroupLabelProps {}

/**
 * The heading that names a group, above its items.
 *
 * @baseComponent Combobox.GroupLabel
 * @passThrough
 */
export const ComboboxGroupLabel = parts.GroupLabel;
