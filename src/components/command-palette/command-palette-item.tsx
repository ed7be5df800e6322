"use client";

import { Autocomplete as Base } from "@base-ui/react/autocomplete";
import { type ComponentProps, Fragment, type MouseEvent, type ReactNode, use } from "react";
import { ChevronRightIcon, CornerDownLeftIcon } from "../../icons";
import { isAriaDisabled } from "../../lib/aria-disabled";
import type { StyleProps } from "../../lib/common-props";
import { type IconProp, renderIcon } from "../../lib/icon-prop";
import { RowCount, RowIndex } from "../../lib/picker/picker-context";
import { commandPaletteRecipe } from "./command-palette.recipe";
import { useCommandPalette } from "./command-palette-context";
import { CommandPaletteHighlightedText } from "./highlighted-text";

const slots = commandPaletteRecipe();

export interface CommandPaletteItemProps extends StyleProps, ComponentProps<"div"> {
  /** The item of `items` that it stands for: what is chosen with it. */
  value: unknown;
  /** Called when it is chosen, by a click or by Enter, before the palette's `onSelect`; preventing the default keeps that from being called. */
  onClick?: (event: MouseEvent<HTMLDivElement>) => void;
  /** What it shows; the text that it is found by, with what matches marked, where it is left out. */
  children?: ReactNode;
}

/**
 * One result, drawn as you like.
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

  function choose(event: MouseEvent<HTMLDivElement> & { preventBaseUIHandler(): void }) {
    // The primitive would take it for a choice that closes a popup.
    event.preventBaseUIHandler();
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
      onClick={choose}
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

export interface CommandPaletteResultItemProps extends StyleProps, Omit<ComponentProps<"div">, "title"> {
  /** The item of `items` that it stands for: what is chosen with it. */
  value: unknown;
  /** What it is called; what matches is marked in a plain text. The text that it is found by, where it is left out. */
  title?: ReactNode;
  /** Where it is, from the top down. */
  breadcrumbs?: readonly ReactNode[];
  /** What kind of thing it is, as an icon. */
  icon?: IconProp;
  /** Called when it is chosen, by a click or by Enter, before the palette's `onSelect`; preventing the default keeps that from being called. */
  onClick?: (event: MouseEvent<HTMLDivElement>) => void;
  /** Anything at the end of the row: a badge, a shortcut. */
  children?: ReactNode;
}

/**
 * A result as most are: an icon, a title, and where it is.
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
              // biome-ignore lint/suspicious/noArrayIndexKey: a crumb is its place.
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
