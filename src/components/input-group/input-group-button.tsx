"use client";

import type { Without } from "../../lib/without";
import { Button, type ButtonProps } from "../button";
import { inputGroupButtonRecipe } from "./input-group.recipe";
import { useInputGroup } from "./input-group-context";

interface InputGroupButtonOwnProps {
  /** How much emphasis it gets; left out, it is `ghost`. */
  variant?: ButtonProps["variant"];
}

export type InputGroupButtonProps = InputGroupButtonOwnProps &
  Without<ButtonProps, keyof InputGroupButtonOwnProps | "size">;

/**
 * A Button in the box, for what can be done with the value: showing it, copying it, sending it.
 *
 * @baseComponent Button
 */
export function InputGroupButton({ className, ...rest }: InputGroupButtonProps) {
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
    />
  );
}
