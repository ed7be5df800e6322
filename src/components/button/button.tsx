import { type ComponentProps, createElement, Fragment, type ReactNode } from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { ControlProps, GlobalProps, StyleProps } from "../../lib/common-props";
import { type IconProp, renderIcon } from "../../lib/icon-prop";
import { openerEvents } from "../../lib/opener-events";
import { Spinner } from "../loader";
import { buttonRecipe } from "./button.recipe";

type Variants = (typeof buttonRecipe)["variants"];
type Shape = keyof Variants["shape"];

export interface ButtonOwnProps
  extends ControlProps,
    StyleProps,
    GlobalProps,
    Omit<ComponentProps<"button">, "type"> {
  /** The emphasis of the action compared with others in the same view. */
  variant?: keyof Variants["variant"];
  /** Height, padding, radius and text size, on the scale shared by all controls. */
  size?: keyof Variants["size"];
  /** The text, starting with a verb that says what happens. */
  children?: ReactNode;
  /** An icon before the text, as an element or a component. In a `square` or `circle`, use it without text. */
  icon?: IconProp;
  /**
   * Shows a spinner instead of the content and ignores activation. Width, accessible name and focus stay the same.
   * @default false
   */
  loading?: boolean;
  /**
   * The button's function in a form.
   * @default "button"
   */
  type?: "button" | "submit" | "reset";
  /** A native browser tooltip. It also names a button that has no other name. */
  title?: string;
  /** The value that a submit button adds to form data. */
  value?: string | readonly string[] | number;
}

/** Without text, another prop must provide the name. */
export type ButtonName =
  | {
      /** The accessible name of a button without text. */
      "aria-label": string;
    }
  | {
      /** The id of an element whose text names the button, instead of the button's own text. */
      "aria-labelledby": string;
    }
  | { title: string };

interface TextShape {
  /** The outline. `square` and `circle` are for one icon and require an accessible name. */
  shape?: Exclude<Shape, IconShape>;
}

type IconShape = "square" | "circle";

export type ButtonProps = ButtonOwnProps & (TextShape | ({ shape: IconShape } & ButtonName));

/**
 * A button triggers an action, such as saving or deleting. For navigation, use Link.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/button/ | ARIA button pattern}
 * @category Action
 * @alias cta, action, submit
 * @since 0.1.0
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
  const props = {
    "data-slot": "button",
    type,
    className: buttonRecipe({ variant, size, shape, className }),
    // A loading button stays focusable, so that keyboard focus doesn't jump to the top of the page.
    ...honorAriaDisabled(
      loading ? { ...rest, "aria-busy": true, "aria-disabled": true } : rest,
      openerEvents,
    ),
  };
  // As the `render` of a part in a server component, it renders before it gets the part's content. Without `children` in
  // its own props, it gets that content.
  if (children === undefined && icon === undefined && !loading) return <button {...props} />;
  const text = wrapTexts(children);
  const content =
    icon === undefined ? (
      text
    ) : (
      <>
        {renderIcon(icon)}
        {text}
      </>
    );
  return (
    <button {...props}>
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

/** Puts an element around each text, because a text alone is never narrower than its longest word. */
function wrapTexts(children: ReactNode): ReactNode {
  const parts: ReactNode[] = [];
  let texts: (string | number)[] = [];
  const takeText = () => {
    const text = texts.join("");
    const taken = text.trim() ? createElement("span", { "data-slot": "button-text" }, ...texts) : text;
    texts = [];
    return taken;
  };
  for (const child of [children].flat()) {
    if (typeof child === "string" || typeof child === "number") texts.push(child);
    // A text continues after a child that renders nothing. Each child has two parts, so that it keeps its position.
    else if (child == null || typeof child === "boolean") parts.push(null, null);
    else parts.push(takeText(), child);
  }
  // As separate arguments, they need no keys.
  return createElement(Fragment, null, ...parts, takeText());
}
