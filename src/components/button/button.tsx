import type { ComponentProps, ReactNode } from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { ControlProps, GlobalProps, StyleProps } from "../../lib/common-props";
import { type IconProp, renderIcon } from "../../lib/icon-prop";
import { openerEvents } from "../../lib/opener-events";
import { Spinner } from "../loader";
import { buttonRecipe } from "./button.recipe";

type Variants = (typeof buttonRecipe)["variants"];
type Shape = keyof Variants["shape"];

interface ButtonOwnProps
  extends ControlProps,
    StyleProps,
    GlobalProps,
    Omit<ComponentProps<"button">, "type"> {
  /** How much emphasis the action gets beside the others of its view. */
  variant?: keyof Variants["variant"];
  /** Height, padding, radius and text size, on the scale that all controls share. */
  size?: keyof Variants["size"];
  /** The text that says what happens, beginning with a verb. */
  children?: ReactNode;
  /** An icon before the text, as an element or a component; alone in a `square` or `circle`. */
  icon?: IconProp;
  /**
   * Shows a spinner in place of the content and ignores activation, while width, name and focus stay.
   * @default false
   */
  loading?: boolean;
  /**
   * What the button does in the form around it.
   * @default "button"
   * @alike It says what a press does in a form.
   */
  type?: "button" | "submit" | "reset";
  /** A native browser tooltip. It also names a button that has no other name. */
  title?: string;
  /** The value that a submit button adds to form data. */
  value?: string | readonly string[] | number;
}

/** Without text, the name must come from elsewhere. */
type AccessibleName =
  | {
      /** Names a button without text, for assistive technology. */
      "aria-label": string;
    }
  | {
      /** The id of an element whose text names the button, in place of the button's own. */
      "aria-labelledby": string;
    }
  | { title: string };

interface TextShape {
  /** The outline. `square` and `circle` hold one icon, and require an accessible name. */
  shape?: Exclude<Shape, IconShape>;
}

type IconShape = "square" | "circle";

export type ButtonProps = ButtonOwnProps & (TextShape | ({ shape: IconShape } & AccessibleName));

/**
 * Starts an action: saving, opening, deleting. To go somewhere, use Link.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/button/ | ARIA button pattern}
 * @category Action
 * @alias cta, action, submit
 */
export function Button({
  variant,
  size,
  shape,
  type = "button",
  icon,
  loading,
  className,
  children,
  ...rest
}: ButtonProps) {
  const content =
    icon === undefined ? (
      children
    ) : (
      <>
        {renderIcon(icon)}
        {children}
      </>
    );
  return (
    <button
      data-slot="button"
      type={type}
      className={buttonRecipe({ variant, size, shape, className })}
      // A loading button stays focusable, so that the keyboard is not thrown back to the top of the page.
      {...honorAriaDisabled(
        loading ? { ...rest, "aria-busy": true, "aria-disabled": true } : rest,
        openerEvents,
      )}
    >
      {loading ? (
        <>
          <Spinner data-slot="button-spinner" />
          <span data-slot="button-content">{content}</span>
        </>
      ) : (
        content
      )}
    </button>
  );
}
