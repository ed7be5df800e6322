import type { ComponentProps, ReactNode } from "react";
import type { RenderProp } from "./render-prop";

/** A part that is a button: one that opens something, or closes it. */
export interface ButtonPartProps extends ComponentProps<"button"> {
  /** The text of the button; a `render` element may bring its own instead. */
  children?: ReactNode;
  /** Extra CSS classes; they win over the button's own. */
  className?: string;
  /** What to render it as, a Button as a rule; without, it is a bare button for you to style. */
  render?: RenderProp;
  /**
   * Set it to false where `render` gives something else than a `<button>`; it then gets a button's role and keys.
   * @default true
   */
  nativeButton?: boolean;
}
