"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { type ComponentProps, type ReactNode, use, useEffect } from "react";
import type { StyleProps } from "../../lib/common-props";
import { fillText } from "../../lib/fill-text";
import { countItems, isGroup } from "../../lib/picker/items";
import { GroupItems } from "../../lib/picker/picker-context";
import { Rows } from "../../lib/picker/rows";
import { Spinner } from "../loader";
import { commandPaletteRecipe } from "./command-palette.recipe";
import { GroupName, useCommandPalette } from "./command-palette-context";

const slots = commandPaletteRecipe();

export interface CommandPaletteListProps extends StyleProps, ComponentProps<"div"> {
  /** CommandPalette.Results, CommandPalette.Empty and CommandPalette.Loading. */
  children?: ReactNode;
}

/**
 * The scrolling list of results. Of many results, only visible ones are rendered.
 *
 * @baseComponent Autocomplete.List
 */
export function CommandPaletteList({ className, ...rest }: CommandPaletteListProps) {
  const { picker, isLoading } = useCommandPalette("CommandPalette.List");
  const isEmpty = countItems(Base.useFilteredItems<unknown>()) === 0;
  return (
    <Base.List
      data-slot="command-palette-list"
      // Without options, it contains only a message and isn't a listbox.
      role={isEmpty ? "presentation" : "listbox"}
      aria-label={isEmpty ? undefined : picker.name}
      aria-busy={isLoading || undefined}
      className={slots.list({ className })}
      {...rest}
    />
  );
}

/**
 * @typeParam Item The type of an item. Declare it as the type of the argument `item`.
 */
// biome-ignore lint/suspicious/noExplicitAny: callers know the item type, which can't be inferred here.
export interface CommandPaletteResultsProps<Item = any> {
  /**
   * Renders a result, or a group if the items are groups. It needs no `key`.
   * @param item An item, or a group if the items are groups.
   * @param index The position in the list, counted from 0.
   */
  children: (item: Item, index: number) => ReactNode;
}

/** Renders the results. It adds no element of its own. */
// biome-ignore lint/suspicious/noExplicitAny: the argument's type if the caller doesn't annotate it.
export function CommandPaletteResults<Item = any>({ children }: CommandPaletteResultsProps<Item>) {
  const { picker } = useCommandPalette("CommandPalette.Results");
  return (
    <Rows picker={picker}>
      {(item, index) =>
        isGroup(item) ? (
          <GroupName value={item.value}>{children(item as Item, index)}</GroupName>
        ) : (
          children(item, index)
        )
      }
    </Rows>
  );
}

/**
 * @typeParam Item The type of an item. Declare it as the type of the argument `item`.
 */
// biome-ignore lint/suspicious/noExplicitAny: callers know the item type, which can't be inferred here.
export interface CommandPaletteItemsProps<Item = any> {
  /**
   * Renders a result. It needs no `key`.
   * @param item An item that matches the query.
   * @param index The position in the list, counted from 0.
   */
  children: (item: Item, index: number) => ReactNode;
}

/** Renders the results of the group around it. It adds no element of its own. */
// biome-ignore lint/suspicious/noExplicitAny: the argument's type if the caller doesn't annotate it.
export function CommandPaletteItems<Item = any>({ children }: CommandPaletteItemsProps<Item>) {
  return <Rows picker={useCommandPalette("CommandPalette.Items").picker}>{children}</Rows>;
}

export interface CommandPaletteGroupProps extends StyleProps, ComponentProps<"div"> {
  /** The group's results, for the CommandPalette.Items in it. */
  items?: readonly unknown[];
  /** CommandPalette.GroupLabel and CommandPalette.Items. */
  children?: ReactNode;
}

/**
 * A group of results, named by its label.
 *
 * @baseComponent Autocomplete.Group
 */
export function CommandPaletteGroup({ items, className, ...rest }: CommandPaletteGroupProps) {
  useCommandPalette("CommandPalette.Group");
  return (
    <GroupItems value={items}>
      <Base.Group data-slot="command-palette-group" className={slots.group({ className })} {...rest} />
    </GroupItems>
  );
}

export interface CommandPaletteGroupLabelProps extends StyleProps, ComponentProps<"div"> {
  /** The name of the group, in a word or two. Defaults to the group's `value`. */
  children?: ReactNode;
}

/**
 * The heading that names a group, above its items.
 *
 * @baseComponent Autocomplete.GroupLabel
 */
export function CommandPaletteGroupLabel({ className, children, ...rest }: CommandPaletteGroupLabelProps) {
  useCommandPalette("CommandPalette.GroupLabel");
  const name = use(GroupName);
  return (
    <Base.GroupLabel
      data-slot="command-palette-group-label"
      className={slots.groupLabel({ className })}
      {...rest}
    >
      {children ?? name}
    </Base.GroupLabel>
  );
}

export interface CommandPaletteEmptyProps extends StyleProps, ComponentProps<"div"> {
  /** The message, and perhaps what to try next. Defaults to "No results" and the search text. */
  children?: ReactNode;
}

/**
 * A message shown if nothing is found and nothing is loading. Without it, screen readers still announce that there
 * are no results.
 */
export function CommandPaletteEmpty({ className, children, ...rest }: CommandPaletteEmptyProps) {
  const { labels, query, isLoading } = useCommandPalette("CommandPalette.Empty");
  const isEmpty = countItems(Base.useFilteredItems<unknown>()) === 0;
  if (!isEmpty || isLoading) return null;
  return (
    <div data-slot="command-palette-empty" className={slots.empty({ className })} {...rest}>
      {children ?? (query ? fillText(labels.emptyFor, { query }) : labels.empty)}
    </div>
  );
}

export interface CommandPaletteLoadingProps extends StyleProps, ComponentProps<"div"> {
  /** The message. Defaults to "Loading". */
  children?: ReactNode;
}

/** A message that more results are loading. Render it while they load. */
export function CommandPaletteLoading({ className, children, ...rest }: CommandPaletteLoadingProps) {
  const { labels, startLoading } = useCommandPalette("CommandPalette.Loading");
  useEffect(startLoading, [startLoading]);
  return (
    <div data-slot="command-palette-loading" className={slots.loading({ className })} {...rest}>
      <Spinner className={slots.spinner()} />
      {children ?? labels.loading}
    </div>
  );
}
