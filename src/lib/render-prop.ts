import type { HTMLProps } from "@base-ui/react/use-render";
import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

/**
 * What a part is rendered as: an element, whose own props are merged with the part's, or a function that is
 * given the part's props (`ref` among them) and places them itself.
 */
export type RenderProp = ReactElement | ((props: HTMLProps) => ReactElement);

interface RenderChoice {
  render?: RenderProp;
  asChild?: boolean;
  children?: ReactNode;
}

/**
 * What a part is rendered as, and what goes into it: by `render`, or by `asChild`, which makes its one child the part.
 *
 * @param part The part's public name, as in `Popover.Trigger`; it stands in the error.
 */
export function renderTarget(part: string, { render, asChild, children }: RenderChoice): RenderChoice {
  if (render || !asChild) return { render, children };
  if (isOneElement(children)) return { render: children };
  throw new Error(
    `<${part} asChild> must have exactly one child element. ` +
      `Write <${part} asChild><Button>…</Button></${part}>, or remove asChild.`,
  );
}

/** Whether there is one element that can take props: a fragment can't, whatever is in it. */
export function isOneElement(children: ReactNode): children is ReactElement {
  return isValidElement(children) && children.type !== Fragment;
}
