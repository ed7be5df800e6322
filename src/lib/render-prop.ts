import type { HTMLProps } from "@base-ui/react/use-render";
import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

/**
 * The element to render a part as, or a function that returns it. The props of an element are merged with the part's. A
 * function receives the part's props, with `ref`, and spreads them itself.
 *
 * @param props The part's props, with `ref`. Spread them on the element.
 */
export type RenderProp =
  /** The element to render. Its own props are merged with the part's. */
  | ReactElement
  /** Returns the element to render. */
  | ((props: HTMLProps) => ReactElement);

interface RenderChoice {
  render?: RenderProp;
  asChild?: boolean;
  children?: ReactNode;
}

/**
 * Returns the element to render for a part, and its content: from `render`, or from `asChild`, which renders the only
 * child.
 *
 * @param part The part's public name, such as `Popover.Trigger`, for the error.
 */
export function renderTarget(part: string, { render, asChild, children }: RenderChoice): RenderChoice {
  if (render || !asChild) return { render, children };
  if (isOneElement(children)) return { render: children };
  throw new Error(
    `<${part} asChild> must have exactly one child element. ` +
      `Write <${part} asChild><Button>…</Button></${part}>, or remove asChild.`,
  );
}

/** Whether the children are one element that accepts props. A fragment doesn't, even with one child. */
export function isOneElement(children: ReactNode): children is ReactElement {
  return isValidElement(children) && children.type !== Fragment;
}
