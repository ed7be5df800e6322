"use client";

import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from "react";

/** The props passed to the router's link component: an anchor's props, with the destination as both `href` and `to`. */
export interface LinkComponentProps extends Omit<ComponentProps<"a">, "href"> {
  /** The link's `to`, or its `href` if `to` isn't set. */
  to: string;
  /** The link's `href`, or its `to` if `href` isn't set. */
  href: string;
}

/** The router's link component, or your own wrapper around it. */
export type LinkComponent = ComponentType<LinkComponentProps>;

const LinkContext = createContext<LinkComponent | undefined>(undefined);

export interface LinkProviderProps {
  /**
   * Renders every link in the tree that has a destination, including external links. Define the component outside of
   * render. It must pass its props, including `ref`, to an anchor. Without it, links are plain anchors.
   */
  component?: ComponentType<LinkComponentProps>;
  /** The tree whose links use the component. */
  children?: ReactNode;
}

/**
 * Renders all links in a tree with the router's link component. A link's own `render` takes precedence.
 *
 * @category Other
 * @alias router, next link, router link, link component, client side navigation
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/**
 * The router's link component, if a surrounding provider sets one. It uses `use`, so it can be called
 * conditionally.
 */
export function useLinkComponent(): LinkComponent | undefined {
  return use(LinkContext);
}
