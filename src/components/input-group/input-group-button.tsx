"use client";

import type { Without } from "../../lib/without";
import { Button, type ButtonProps } from "../button";
import { inputGroupButtonRecipe, inputGroupButtonText } from "./input-group.recipe";
import { useInputGroup } from "./input-group-context";

interface InputGroupButtonOwnProps {
  /** The button's emphasis. Defaults to `ghost`. */
  variant?: ButtonProps["variant"];
}

export type InputGroupButtonProps = InputGroupButtonOwnProps &
  Without<ButtonProps, keyof InputGroupButtonOwnProps | "size">;

/**
 * A Button inside the box that acts on the value: show, copy or submit it. It takes
 * at most 60% of the box. Longer text is truncated.
 *
 * @baseComponent Button
 */
export function InputGroupButton({ className, children, ...rest }: InputGroupButtonProps) {
  const { size, disabled, "aria-disabled": ariaDisabled } = useInputGroup("InputGroup.Button");
  return (
    <Button
      data-slot="input-group-button"
      disabled={disabled}
      aria-disabled={ariaDisabled}
      {...rest}
      variant={rest.variant ?? "ghost"}
      size={size}
      className={inputGroupButtonRecipe({ className })}
    >
      {typeof children === "string" ? <span className={inputGroupButtonText}>{children}</span> : children}
    </Button>
  );
}
