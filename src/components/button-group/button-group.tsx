"use client";

import { type AriaAttributes, type ComponentProps, type ReactNode, useMemo } from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { ControlProps, StyleProps } from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { Button, type ButtonName, type ButtonOwnProps } from "../button";
import { buttonGroupButtonRecipe, buttonGroupRecipe } from "./button-group.recipe";
import { stackIfNarrow } from "./stack-if-narrow";

type Variants = (typeof buttonGroupRecipe)["variants"];
type ButtonVariants = (typeof buttonGroupButtonRecipe)["variants"];

interface ButtonGroupContext {
  variant: keyof ButtonVariants["variant"] | undefined;
  size: keyof Variants["size"] | undefined;
  disabled: boolean | undefined;
  "aria-disabled": AriaAttributes["aria-disabled"];
}

/** The props of a ButtonGroup that its buttons read. */
export const [ButtonGroupProvider, useButtonGroup] = createStrictContext<ButtonGroupContext>("ButtonGroup");

interface ButtonGroupOwnProps
  extends StyleProps,
    Omit<ComponentProps<"div">, "role" | "aria-label" | "aria-labelledby"> {
  /** The emphasis of all buttons. A button can set its own. */
  variant?: keyof ButtonVariants["variant"];
  /** Height, padding, radius and text size of all buttons, on the scale shared by all controls. */
  size?: keyof Variants["size"];
  /** Whether the buttons are side by side or below each other. */
  orientation?: keyof Variants["orientation"];
  /**
   * Disables all buttons.
   * @default false
   */
  disabled?: ControlProps["disabled"];
  /** ButtonGroup.Button parts. One of them can be the trigger of a DropdownMenu or a Popover. */
  children?: ReactNode;
}

/** Screen readers announce the name before the first button. */
type GroupName =
  | {
      /** The accessible name: what the actions have in common. */
      "aria-label": string;
    }
  | {
      /** The id of the element whose text names the group. */
      "aria-labelledby": string;
    };

export type ButtonGroupProps = ButtonGroupOwnProps & GroupName;

/**
 * Related buttons that are joined, with the same size and emphasis. With a DropdownMenu at the end, it is a split button:
 * one click for the usual action, and a menu for the others.
 *
 * @category Action
 * @alias split button, joined buttons, attached buttons, button bar, segmented buttons
 */
export function ButtonGroup({
  variant,
  size,
  orientation,
  disabled,
  className,
  children,
  ref,
  ...rest
}: ButtonGroupProps) {
  const isVertical = orientation === "vertical";
  const ariaDisabled = rest["aria-disabled"];
  const context = useMemo(
    () => ({ variant, size, disabled, "aria-disabled": ariaDisabled }),
    [variant, size, disabled, ariaDisabled],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
    <div
      data-slot="button-group"
      data-orientation={isVertical ? "vertical" : "horizontal"}
      role="group"
      className={buttonGroupRecipe({ orientation, size, className })}
      {...honorAriaDisabled(rest)}
      ref={useMergedRefs(isVertical ? undefined : stackIfNarrow, ref)}
    >
      <ButtonGroupProvider value={context}>{children}</ButtonGroupProvider>
    </div>
  );
}

interface ButtonGroupButtonOwnProps extends Omit<ButtonOwnProps, "variant" | "size"> {
  /** The button's emphasis. Defaults to the group's. */
  variant?: keyof ButtonVariants["variant"];
}

interface TextShape {
  /** The outline. `square` is for one icon and requires an accessible name. */
  shape?: "base";
}

export type ButtonGroupButtonProps = ButtonGroupButtonOwnProps &
  (TextShape | ({ shape: "square" } & ButtonName));

/**
 * A Button with the size and emphasis of the group. For a menu, use it as the `render` of DropdownMenu.Trigger.
 *
 * @baseComponent Button
 */
export function ButtonGroupButton({ className, ...rest }: ButtonGroupButtonProps) {
  const group = useButtonGroup("ButtonGroup.Button");
  const variant = rest.variant ?? group.variant;
  return (
    <Button
      data-slot="button-group-button"
      disabled={group.disabled}
      aria-disabled={group["aria-disabled"]}
      {...rest}
      variant={variant}
      size={group.size}
      className={buttonGroupButtonRecipe({ variant, shape: rest.shape, className })}
    />
  );
}
