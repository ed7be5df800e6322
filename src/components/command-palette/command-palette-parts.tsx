"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import {
  type ComponentProps,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  use,
  useEffect,
} from "react";
import { ChevronRightIcon, CornerDownLeftIcon, SearchIcon } from "../../icons/icons";
import { honorAriaDisabled, isAriaDisabled } from "../../lib/aria-disabled";
import { endComposition, pressHighlighted, preventPrimitive } from "../../lib/base-ui";
import type { ItemValueProps, StyleProps } from "../../lib/common-props";
import { fillText } from "../../lib/fill-text";
import { type IconProp, renderIcon } from "../../lib/icon-prop";
import { isComposing } from "../../lib/is-composing";
import { countItems, isGroup } from "../../lib/picker/items";
import { GroupItems, RowCount, RowIndex } from "../../lib/picker/picker-context";
import { Rows } from "../../lib/picker/rows";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { Dialog } from "../dialog";
import { Kbd } from "../kbd";
import { Spinner } from "../loader";
import { GroupName, InPaletteDialog, useCommandPalette } from "./command-palette";
import { commandPaletteRecipe } from "./command-palette.recipe";
import { findMatches, joinRanges, type MatchRange } from "./rank-items";

export interface CommandPaletteInputProps
  extends StyleProps,
    Omit<ComponentProps<"input">, "value" | "defaultValue"> {
  /** The text shown while the input is empty, such as what people can find. Defaults to "Search…". */
  placeholder?: string;
}

const slots = commandPaletteRecipe();

/**
 * The search input. It keeps the focus while the arrow keys, Home and End move through the results. Enter selects.
 *
 * @baseComponent Autocomplete.Input
 */
export function CommandPaletteInput({ className, onKeyDown, ref, ...rest }: CommandPaletteInputProps) {
  const { labels, canSelect, select, input, highlighted } = useCommandPalette("CommandPalette.Input");
  const isInDialog = use(InPaletteDialog);

  function handleSelect(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    const { key, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (isComposing(event)) return preventPrimitive(event);
    if (event.defaultPrevented || key !== "Enter" || shiftKey || altKey) return;
    event.preventDefault();
    preventPrimitive(event);
    if (pressHighlighted(event)) return;
    if (highlighted.current !== undefined && canSelect(highlighted.current))
      select(highlighted.current, { newTab: metaKey || ctrlKey });
  }

  return (
    <div data-slot="command-palette-search" className={slots.search()}>
      <SearchIcon className={slots.searchIcon()} />
      <Base.Input
        data-slot="command-palette-input"
        aria-label={labels.search}
        placeholder={labels.placeholder}
        enterKeyHint="go"
        className={slots.input({ className })}
        {...honorAriaDisabled(rest, { readOnly: true })}
        ref={useMergedRefs(input, ref, endComposition)}
        onKeyDown={handleSelect}
      />
      {isInDialog && (
        <Dialog.Close data-slot="command-palette-close" className={slots.close()}>
          <span data-slot="command-palette-close-text" className="k:sr-only">
            {labels.close}
          </span>
          <Kbd keys="escape" />
        </Dialog.Close>
      )}
    </div>
  );
}

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

export interface CommandPaletteItemProps extends ItemValueProps, StyleProps, ComponentProps<"div"> {
  value: unknown;
  /**
   * Called when it is selected by a click or Enter, before the palette's `onSelect`. `preventDefault()` on the event
   * prevents `onSelect`.
   * @param event The click, or the key press as a click.
   */
  onClick?: (event: MouseEvent<HTMLDivElement>) => void;
  /** The content. Defaults to the item's searched text, with the matches highlighted. */
  children?: ReactNode;
}

/**
 * A result with custom content.
 *
 * @baseComponent Autocomplete.Item
 */
export function CommandPaletteItem({
  value,
  onClick,
  className,
  children,
  ...rest
}: CommandPaletteItemProps) {
  const { toText, canSelect, select } = useCommandPalette("CommandPalette.Item");
  const index = use(RowIndex);
  const isDisabled = !canSelect(value) || isAriaDisabled(rest);

  function handleSelect(event: MouseEvent<HTMLDivElement>) {
    // The primitive would treat the click as a selection that closes a popup.
    preventPrimitive(event);
    if (isDisabled) return;
    onClick?.(event);
    if (!event.defaultPrevented) select(value, { newTab: event.metaKey || event.ctrlKey });
  }

  return (
    <Base.Item
      data-slot="command-palette-item"
      className={slots.item({ className })}
      value={value}
      index={index}
      disabled={isDisabled}
      aria-posinset={index === undefined ? undefined : index + 1}
      aria-setsize={use(RowCount)}
      {...rest}
      onClick={handleSelect}
    >
      {children ?? (
        <span data-slot="command-palette-item-text" className={slots.itemText()}>
          <CommandPaletteHighlightedText text={toText(value)} />
        </span>
      )}
      <CornerDownLeftIcon className={slots.enter()} />
    </Base.Item>
  );
}

export interface CommandPaletteResultItemProps
  extends ItemValueProps,
    StyleProps,
    Omit<ComponentProps<"div">, "title"> {
  value: unknown;
  /** The title. In a string, the matches are highlighted. Defaults to the item's searched text. */
  title?: ReactNode;
  /** The path to the item, from the top level down. */
  breadcrumbs?: readonly ReactNode[];
  /** An icon before the text, as an element or a component. */
  icon?: IconProp;
  /**
   * Called when it is selected by a click or Enter, before the palette's `onSelect`. `preventDefault()` on the event
   * prevents `onSelect`.
   * @param event The click, or the key press as a click.
   */
  onClick?: (event: MouseEvent<HTMLDivElement>) => void;
  /** Content at the end of the row, such as a badge or a shortcut. */
  children?: ReactNode;
}

/**
 * A standard result: an icon, a title and breadcrumbs.
 *
 * @baseComponent CommandPalette.Item
 */
export function CommandPaletteResultItem({
  value,
  title,
  breadcrumbs = [],
  icon,
  children,
  ...rest
}: CommandPaletteResultItemProps) {
  const { toText } = useCommandPalette("CommandPalette.ResultItem");
  const name = title ?? toText(value);
  return (
    <CommandPaletteItem data-slot="command-palette-result-item" value={value} {...rest}>
      {icon !== undefined && (
        <span data-slot="command-palette-item-icon" aria-hidden="true" className={slots.itemIcon()}>
          {renderIcon(icon)}
        </span>
      )}
      <span data-slot="command-palette-item-text" className={slots.itemText()}>
        <span data-slot="command-palette-item-title" className={slots.itemTitle()}>
          {typeof name === "string" ? <CommandPaletteHighlightedText text={name} /> : name}
        </span>
        {breadcrumbs.length > 0 && (
          <span data-slot="command-palette-item-breadcrumbs" className={slots.breadcrumbs()}>
            {breadcrumbs.map((crumb, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a breadcrumb is identified by its position.
              <Fragment key={index}>
                {index > 0 && <ChevronRightIcon className={slots.crumbSeparator()} />}
                <span data-slot="command-palette-item-crumb" className={slots.crumb()}>
                  {crumb}
                </span>
              </Fragment>
            ))}
          </span>
        )}
      </span>
      {children}
    </CommandPaletteItem>
  );
}

export interface CommandPaletteHighlightedTextProps
  extends StyleProps,
    Omit<ComponentProps<"span">, "children"> {
  /** The text to search for matches. */
  text: string;
  /**
   * The ranges to highlight instead of matches, as string indices. The end isn't included. With ranges, the text can
   * be used outside a panel.
   */
  ranges?: readonly (readonly [start: number, end: number])[];
}

/** Text with the parts that match the search highlighted. */
export function CommandPaletteHighlightedText({ ranges, ...rest }: CommandPaletteHighlightedTextProps) {
  if (!ranges) return <MatchedText {...rest} />;
  return <MarkedText ranges={joinRanges(within(ranges, rest.text.length))} {...rest} />;
}

function MatchedText(props: Omit<CommandPaletteHighlightedTextProps, "ranges">) {
  const { query, labels } = useCommandPalette("CommandPalette.HighlightedText");
  return <MarkedText ranges={findMatches(props.text, query, labels.locale)} {...props} />;
}

interface MarkedTextProps extends CommandPaletteHighlightedTextProps {
  /** Sorted, without overlaps. */
  ranges: readonly MatchRange[];
}

function MarkedText({ text, ranges, className, ...rest }: MarkedTextProps) {
  let at = 0;
  return (
    <span data-slot="command-palette-highlighted-text" className={className} {...rest}>
      {ranges.map(([start, end]) => {
        const before = text.slice(at, start);
        at = end;
        return (
          <Fragment key={start}>
            {before}
            <mark data-slot="command-palette-mark" className={slots.mark()}>
              {text.slice(start, end)}
            </mark>
          </Fragment>
        );
      })}
      {text.slice(at)}
    </span>
  );
}

/** Clips ranges to the length of the text, because the caller's ranges may be those of another text. */
function within(ranges: readonly MatchRange[], length: number): MatchRange[] {
  return ranges
    .map(([start, end]): MatchRange => [Math.max(0, start), Math.min(length, end)])
    .filter(([start, end]) => start < end);
}

export interface CommandPaletteFooterProps extends StyleProps, ComponentProps<"div"> {
  /** Content that replaces the hints. */
  children?: ReactNode;
}

/** Keyboard hints, with the key names of the user's platform. */
export function CommandPaletteFooter({ className, children, ...rest }: CommandPaletteFooterProps) {
  const { labels } = useCommandPalette("CommandPalette.Footer");
  return (
    <div data-slot="command-palette-footer" className={slots.footer({ className })} {...rest}>
      {children ?? (
        <>
          <Hint keys={["arrowup", "arrowdown"]} text={labels.navigate} />
          <Hint keys={["enter"]} text={labels.select} />
          <Hint keys={["mod+enter"]} text={labels.openInNewTab} />
        </>
      )}
    </div>
  );
}

function Hint({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <span data-slot="command-palette-hint" className={slots.hint()}>
      <span data-slot="command-palette-keys" dir="ltr" className={slots.keys()}>
        {keys.map((each) => (
          <Kbd key={each} keys={each} />
        ))}
      </span>
      {text}
    </span>
  );
}
