"use client";

import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useRef,
  useState,
} from "react";
import { type MenuBarLabels, menuBarLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { ControlProps, LabelsProps, StyleProps } from "../../lib/common-props";
import { type IconProp, renderIcon } from "../../lib/icon-prop";
import { nextControl } from "../../lib/roving-focus";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { Tooltip } from "../tooltip";
import { menuBarRecipe } from "./menu-bar.recipe";

/** A button of a MenuBar. */
export interface MenuBarOption extends Pick<ControlProps, "disabled"> {
  /** The icon, as an element or a component. */
  icon: IconProp;
  /** The button's id, which `isActive` refers to when `optionIds` is set. */
  id?: string;
  /** The action in one or two words: its tooltip and accessible name. */
  tooltip: string;
  /**
   * Called when the button is pressed.
   * @param event The click on the button.
   */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

export interface MenuBarProps
  extends LabelsProps<MenuBarLabels>,
    StyleProps,
    Omit<ComponentProps<"div">, "children" | "role"> {
  /** The buttons, in reading order. */
  options: readonly MenuBarOption[];
  /**
   * The active option: its index, or its id with `optionIds`. `true` activates all, as for a bar of one, and `false`
   * none. If omitted, the buttons are actions, not options.
   */
  isActive?: number | boolean | string;
  /**
   * Whether `isActive` refers to an id instead of an index.
   * @default false
   */
  optionIds?: boolean;
}

const slots = menuBarRecipe();

/**
 * The option's id, or its index if an earlier option has the same id. An index is a number, so it never
 * equals an id.
 */
function keyOf(options: readonly MenuBarOption[], index: number): string | number {
  const id = options[index]?.id;
  return id === undefined || options.findIndex((option) => option.id === id) < index ? index : `id-${id}`;
}

/**
 * A toolbar of icon buttons, for tools or for switching between views. For actions with text labels, use Button; for
 * many actions, use DropdownMenu.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ | ARIA toolbar pattern}
 * @category Navigation
 * @alias toolbar, segmented control, icon bar
 * @since 0.1.0
 */
export function MenuBar({
  options,
  isActive,
  optionIds = false,
  labels,
  className,
  ref,
  onKeyDown,
  onFocus,
  ...rest
}: MenuBarProps) {
  const { label } = useLabels("menuBar", menuBarLabels, labels);
  const isOn = (option: MenuBarOption, index: number) =>
    typeof isActive === "boolean" ? isActive : isActive === (optionIds ? option.id : index);
  const roving = useRovingFocus(options.length, Math.max(0, options.findIndex(isOn)));

  return (
    <div
      data-slot="menu-bar"
      role="toolbar"
      aria-label={label}
      className={slots.base({ className })}
      {...rest}
      ref={useMergedRefs(roving.row, ref)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        roving.onKeyDown(event);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        roving.onFocus(event);
      }}
    >
      <Tooltip.Provider>
        {options.map((option, index) => (
          <Tooltip key={keyOf(options, index)} content={option.tooltip}>
            <button
              type="button"
              data-slot="menu-bar-option"
              aria-label={option.tooltip}
              aria-pressed={isActive === undefined ? undefined : isOn(option, index)}
              aria-disabled={option.disabled || undefined}
              tabIndex={index === roving.tabStop ? 0 : -1}
              className={slots.option()}
              onClick={option.disabled ? undefined : option.onClick}
            >
              {renderIcon(option.icon)}
            </button>
          </Tooltip>
        ))}
      </Tooltip.Provider>
    </div>
  );
}

/**
 * Makes a row of buttons one tab stop. Arrow keys move between the buttons and wrap, and Home and End move to
 * the ends. Tab returns to the button that was focused last.
 *
 * @param count The number of buttons, which are the `button` elements in the row.
 * @param first The index of the tab stop until a button is focused.
 */
function useRovingFocus(count: number, first: number) {
  const [last, setLast] = useState<number>();
  const row = useRef<HTMLDivElement>(null);
  const buttons = () => [...(row.current?.querySelectorAll("button") ?? [])];

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = nextControl(event, buttons());
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function onFocus({ target }: FocusEvent) {
    const at = buttons().indexOf(target as HTMLButtonElement);
    if (at >= 0) setLast(at);
  }

  // The last focused button may have been removed.
  return { row, tabStop: Math.min(last ?? first, count - 1), onKeyDown, onFocus };
}
