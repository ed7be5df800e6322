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
 * The box of the results, which scrolls. Of many, only those in sight are drawn.
 *
 * @baseComponent Autocomplete.List
 */
export function CommandPaletteList({ className, ...rest }: CommandPaletteListProps) {
  const { picker, isLoading } = useCommandPalette("CommandPalette.List");
  const isEmpty = countItems(Base.useFilteredItems<unknown>()) === 0;
  return (
    <Base.List
      data-slot="command-palette-list"
      // With words in it that say why there are no options, it is no list.
      role={isEmpty ? "presentation" : "listbox"}
      aria-label={isEmpty ? undefined : picker.name}
      aria-busy={isLoading || undefined}
      className={slots.list({ className })}
      {...rest}
    />
  );
}

// biome-ignore lint/suspicious/noExplicitAny: no type leads here from the palette's items, and callers know them.
export interface CommandPaletteResultsProps<Item = any> {
  /** Draws an item that is found, or a group where the items are groups; it needs no key. */
  children: (item: Item, index: number) => ReactNode;
}

/** Draws what is found. Renders no element. */
// biome-ignore lint/suspicious/noExplicitAny: what a function without types takes.
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

// biome-ignore lint/suspicious/noExplicitAny: no type leads here from the palette's items, and callers know them.
export interface CommandPaletteItemsProps<Item = any> {
  /** Draws an item that is found; it needs no key. */
  children: (item: Item, index: number) => ReactNode;
}

/** Draws what is found of the group around. Renders no element. */
// biome-ignore lint/suspicious/noExplicitAny: what a function without types takes.
export function CommandPaletteItems<Item = any>({ children }: CommandPaletteItemsProps<Item>) {
  return <Rows picker={useCommandPalette("CommandPalette.Items").picker}>{children}</Rows>;
}

export interface CommandPaletteGroupProps extends StyleProps, ComponentProps<"div"> {
  /** The group's items that are found, for the CommandPalette.Items in it. */
  items?: readonly unknown[];
  /** A CommandPalette.GroupLabel, and CommandPalette.Items. */
  children?: ReactNode;
}

/**
 * Results that belong together, named by their label.
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
  /** What its items have in common, in a word or two; the group's `value` where it is left out. */
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
  /** What to say, and perhaps what to do about it; "No results" and what was typed where it is left out. */
  children?: ReactNode;
}

/** Shows that nothing is found, once nothing more is on its way. Screen readers hear of it in any case. */
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
  /** What is on its way; "Loading" where it is left out. */
  children?: ReactNode;
}

/** Says that more results are on their way. Render it as long as they are. */
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
