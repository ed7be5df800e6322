"use client";

import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from "react";

/** What the router's link component is given: an anchor's props, and the destination under both usual names. */
export interface LinkComponentProps extends Omit<ComponentProps<"a">, "href"> {
  /** The link's `to`, or its `href` where there is none. */
  to: string;
  /** The link's `href`, or its `to` where there is none. */
  href: string;
}

/** A router's link, or a component of your own around it. */
export type LinkComponent = ComponentType<LinkComponentProps>;

const LinkContext = createContext<LinkComponent | undefined>(undefined);

export interface LinkProviderProps {
  /**
   * Renders every link of the tree that leads somewhere, those to other sites too. Define it outside of render. It
   * must pass its props and the `ref` among them on to an anchor. Without it links are plain anchors.
   */
  component?: LinkComponent;
  /** The tree in which it holds. */
  children?: ReactNode;
}

/** Sets the router's link component for a whole tree; a link's own `render` goes before it. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The router's link component, if a provider around sets one. It reads the context by `use`. */
export function useLinkComponent(): LinkComponent | undefined {
  return use(LinkContext);
}
