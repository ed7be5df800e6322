import type { ComponentProps, ReactNode } from "react";
import type { StyleProps } from "./common-props";
import type { RenderProp } from "./render-prop";

/** Props of a part that renders a button, such as a trigger or a close button. */
export interface ButtonPartProps extends StyleProps, ComponentProps<"button"> {
  /** The button's text. An element passed to `render` may bring its own. */
  children?: ReactNode;
  /** The element or function to render, usually a Button. Without it, the part is an unstyled button. */
  render?: RenderProp;
  /**
   * Set to `false` if `render` isn't a `<button>`. The element then gets a button's role and keyboard behavior.
   * @default true
   */
  nativeButton?: boolean;
}
