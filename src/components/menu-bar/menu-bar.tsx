"use client";

import type { ComponentProps, MouseEvent } from "react";
import { type Labels, menuBarLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { type IconProp, renderIcon } from "../../lib/icon-prop";
import { Tooltip } from "../tooltip";
import { menuBarRecipe } from "./menu-bar.recipe";
import { useRovingFocus } from "./use-roving-focus";

/** A button of a MenuBar. */
export interface MenuBarOption {
  /** What it shows, as an element or a component. */
  icon: IconProp;
  /** What tells it from the others; `isActive` names it with `optionIds`. */
  id?: string;
  /** What it does, in a word or two: its tooltip, and its name. */
  tooltip: string;
  /** Called when it is pressed. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Takes it out of use; it stays in reach, so that its tooltip can be read. */
  disabled?: boolean;
}

export interface MenuBarProps extends Omit<ComponentProps<"div">, "children" | "role"> {
  /** The buttons, from the start. */
  options: readonly MenuBarOption[];
  /**
   * Which option is on: its index, or with `optionIds` its id; `true` for all of them, as for a bar of one, and `false`
   * for none. Left out, they are no options to be on or off, but actions.
   */
  isActive?: number | boolean | string;
  /**
   * Takes `isActive` for an id in place of an index.
   * @default false
   */
  optionIds?: boolean;
  /** Replaces the name of the bar, to tell it from another one on the page. */
  labels?: Partial<Labels["menuBar"]>;
  /** Extra CSS classes; they win over the bar's own. */
  className?: string;
}

const slots = menuBarRecipe();

/**
 * A short row of icon buttons: tools, or views of which one is on. For actions with words, use Button; for many of
 * them, DropdownMenu.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ | ARIA toolbar pattern}
 * @category Navigation
 * @alias toolbar, segmented control, icon bar
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
      ref={(element) => {
        roving.row.current = element;
        if (typeof ref === "function") return ref(element);
        if (ref) ref.current = element;
      }}
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
          <Tooltip key={option.id ?? index} content={option.tooltip}>
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
