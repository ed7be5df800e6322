"use client";

import { type ComponentProps, type ReactNode, use, useMemo } from "react";
import { honorAriaDisabled, isAriaDisabled } from "../../lib/aria-disabled";
import type { DisabledItemProps, StyleProps, ValueProps } from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import { type IconProp, renderIcon } from "../../lib/icon-prop";
import { knownValue } from "../../lib/known-value";
import { type Orientation, orientations } from "../../lib/roving-focus";
import { useControlled } from "../../lib/use-controlled";
import { useEvent } from "../../lib/use-event";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { ToolbarOrientation, useRovingFocus } from "../../lib/use-roving-focus";
import { toggleGroupRecipe } from "./toggle-group.recipe";

type Variants = (typeof toggleGroupRecipe)["variants"];

interface ToggleGroupState {
  value: readonly string[];
  toggle: (value: string) => void;
  disabled: boolean;
  /** Whether the group has `aria-disabled`. */
  isAriaDisabled: boolean;
  slots: ReturnType<typeof toggleGroupRecipe>;
}

const [ToggleGroupProvider, useToggleGroup] = createStrictContext<ToggleGroupState>("ToggleGroup");

export interface ToggleGroupProps
  extends ValueProps<string[]>,
    StyleProps,
    Omit<ComponentProps<"div">, "defaultValue"> {
  /**
   * Called with the values of the pressed items when one is pressed or released.
   * @param value The values of the pressed items, in the order in which they were pressed.
   */
  onValueChange?: (value: string[]) => void;
  /**
   * Allows several items to be pressed. Without it, pressing an item releases the others.
   * @default false
   */
  multiple?: boolean;
  /** Height, padding, radius and text size. */
  size?: keyof Variants["size"];
  /**
   * The direction of the items, and the arrow keys that move between them. In a Toolbar, it defaults to that of the toolbar.
   * @default "horizontal"
   */
  orientation?: Orientation;
  /**
   * Disables all items. They stay pressed or released.
   * @default false
   */
  disabled?: boolean;
  /** ToggleGroup.Item parts. Name the group with `aria-label`. */
  children?: ReactNode;
}

/**
 * Buttons that stay pressed, for options that apply at once: one or several of a group. In a form, use Radio or Checkbox.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/button/ | ARIA button pattern}
 * @category Action
 * @alias toggle button, toggle buttons, segmented control, button group, pressed, formatting
 */
export function ToggleGroup({
  value: given,
  defaultValue = [],
  onValueChange,
  multiple = false,
  size,
  orientation: givenOrientation,
  disabled = false,
  className,
  ref,
  onKeyDown,
  onFocus,
  ...rest
}: ToggleGroupProps) {
  const outer = use(ToolbarOrientation);
  const orientation = knownValue("ToggleGroup.orientation", givenOrientation ?? outer, orientations);
  const [value, setValue] = useControlled<string[]>("ToggleGroup.value", given, defaultValue, []);
  const roving = useRovingFocus(outer ? undefined : orientation);
  const toggle = useEvent((item: string) => {
    const others = multiple ? value.filter((each) => each !== item) : [];
    const next = value.includes(item) ? others : [...others, item];
    setValue(next);
    onValueChange?.(next);
  });
  const isOff = isAriaDisabled(rest);
  const context = useMemo(
    () => ({ value, toggle, disabled, isAriaDisabled: isOff, slots: toggleGroupRecipe({ size }) }),
    [value, toggle, disabled, isOff, size],
  );
  return (
    <ToggleGroupProvider value={context}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form. */}
      <div
        data-slot="toggle-group"
        role="group"
        data-orientation={orientation}
        className={context.slots.base({ className })}
        {...rest}
        ref={useMergedRefs(roving.ref, ref)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          roving.onKeyDown(event);
        }}
        onFocus={(event) => {
          onFocus?.(event);
          roving.onFocus(event);
        }}
      />
    </ToggleGroupProvider>
  );
}

export interface ToggleGroupItemProps
  extends DisabledItemProps,
    StyleProps,
    Omit<ComponentProps<"button">, "value" | "type"> {
  /** The item's identifier, unique in its group. The group's `value` contains it while the item is pressed. */
  value: string;
  /** An icon before the text, as an element or a component. */
  icon?: IconProp;
  /** The option in one or two words. It must not change when the item is pressed. Without text, set `aria-label`. */
  children?: ReactNode;
}

/** A button that stays pressed until it is pressed again. */
export function ToggleGroupItem({
  value,
  icon,
  disabled,
  className,
  children,
  onClick,
  ...rest
}: ToggleGroupItemProps) {
  const group = useToggleGroup("ToggleGroup.Item");
  return (
    <button
      data-slot="toggle-group-item"
      type="button"
      aria-pressed={group.value.includes(value)}
      disabled={group.disabled || disabled}
      className={group.slots.item({ className })}
      {...honorAriaDisabled(group.isAriaDisabled ? { ...rest, "aria-disabled": true } : rest)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) group.toggle(value);
      }}
    >
      {icon !== undefined && renderIcon(icon)}
      {children !== undefined && <span className={group.slots.text()}>{children}</span>}
    </button>
  );
}
