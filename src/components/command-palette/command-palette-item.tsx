"use client";

import { Autocomplete as Base } from "@base-ui/react/autocomplete";
import { type ComponentProps, Fragment, type MouseEvent, type ReactNode, use } from "react";
import { ChevronRightIcon, CornerDownLeftIcon } from "../../icons";
import { isAriaDisabled } from "../../lib/aria-disabled";
import { preventPrimitive } from "../../lib/base-ui";
import type { ItemValueProps, StyleProps } from "../../lib/common-props";
import { type IconProp, renderIcon } from "../../lib/icon-prop";
import { RowCount, RowIndex } from "../../lib/picker/picker-context";
import { commandPaletteRecipe } from "./command-palette.recipe";
import { useCommandPalette } from "./command-palette-context";
import { CommandPaletteHighlightedText } from "./highlighted-text";

const slots = commandPaletteRecipe();

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

  function choose(event: MouseEvent<HTMLDivElement>) {
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
