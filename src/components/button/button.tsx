import type { ComponentProps, ReactNode } from "react";
import { buttonRecipe } from "./button.recipe";

type Recipe = typeof buttonRecipe;

export interface ButtonProps extends Omit<ComponentProps<"button">, "type"> {
  /** How much emphasis the action gets. */
  variant?: keyof Recipe["variants"]["variant"];
  /** Height, padding and text size. */
  size?: keyof Recipe["variants"]["size"];
  /** The outline; `square` and `circle` are for icon-only buttons. */
  shape?: keyof Recipe["variants"]["shape"];
  /** The text of the button. */
  children?: ReactNode;
  /**
   * What the button does in a form.
   * @default "button"
   */
  type?: "button" | "submit" | "reset";
}

/**
 * Starts an action. For going somewhere, use Link.
 *
 * @category Action
 */
export function Button({ variant, size, shape, type = "button", className, ...rest }: ButtonProps) {
  return (
    <button
      data-slot="button"
      type={type}
      className={buttonRecipe({ variant, size, shape, className })}
      {...rest}
    />
  );
}
