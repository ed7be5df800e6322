"use client";

import { useRender } from "@base-ui/react/use-render";
import {
  type ComponentProps,
  cloneElement,
  type HTMLAttributeAnchorTarget,
  type HTMLAttributeReferrerPolicy,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";
import { honorAriaDisabled, isAriaDisabled } from "../../lib/aria-disabled";
import type { DestinationProps, GlobalProps, StyleProps } from "../../lib/common-props";
import { knownValue } from "../../lib/known-value";
import { useLinkComponent } from "../../lib/link-provider";
import { refusesUrl } from "../../lib/safe-url";
import { safeRel } from "./safe-rel";

/** The navigation props of a link, regardless of its look. */
export interface LinkAnchorProps
  extends DestinationProps,
    GlobalProps,
    StyleProps,
    Omit<ComponentProps<"a">, "download"> {
  /** The language of the linked page, as a BCP 47 tag. */
  hrefLang?: string;
  /** The media that the linked page is designed for, as a media query. */
  media?: string;
  /** Space-separated URLs that the browser notifies of the click. */
  ping?: string;
  /** The MIME type of the linked file. */
  type?: string;
  /** Where the link opens. A new tab gets `rel="noopener noreferrer"` in addition to your `rel`. */
  target?: HTMLAttributeAnchorTarget;
  /** Downloads the file instead of opening it, with the given name or, if `true`, with its own. */
  download?: boolean | string;
  /** How much of this page's URL is sent to the linked page as the referrer. */
  referrerPolicy?: HTMLAttributeReferrerPolicy;
  /** A native browser tooltip. */
  title?: string;
  /** The link text. It must make sense without the surrounding text. */
  children?: ReactNode;
}

interface Link extends LinkAnchorProps {
  "data-slot": string;
  "data-disabled"?: "" | undefined;
}

/**
 * Renders the element of a link, for all components that are links. It removes URLs that would run as a script, makes
 * `rel` safe, and renders the caller's or the router's element.
 *
 * @param name The component's public name, such as `Breadcrumbs.Link`, for warnings.
 */
export function useLink(name: string, { render, ...props }: Link): ReactElement {
  const Router = useLinkComponent();
  if (process.env.NODE_ENV !== "production") checkReferrerPolicy(name, props.referrerPolicy);
  if (render) return <RenderedLink name={name} render={render} {...props} />;
  const destination = destinationOf(name, props);
  // The router's link throws without a destination, so it isn't used.
  if (!destination) return <LinkText {...props} />;
  const { to, ...anchor } = { ...props, ...destination, rel: safeRel(props) };
  return Router ? <Router to={to} {...anchor} /> : <a {...anchor} />;
}

interface RenderedLinkProps extends Link {
  name: string;
  render: NonNullable<LinkAnchorProps["render"]>;
}

/**
 * The element that the caller's `render` returns. Its own props are checked like those of the link. Elements deeper
 * inside it can't be checked here.
 */
function RenderedLink({ name, render, ref, ...props }: RenderedLinkProps) {
  const destination = destinationOf(name, props);
  const element = useRender({
    render,
    ref,
    props: { ...props, to: undefined, href: undefined, ...destination, rel: safeRel(props) },
  });
  if (!isValidElement<LinkAnchorProps>(element)) return element;
  const outcome = element.props;
  if (destination === null || destinationOf(name, outcome) === null) {
    return (
      <LinkText {...props} aria-disabled={outcome["aria-disabled"]} ref={ref}>
        {outcome.children}
      </LinkText>
    );
  }
  const rel = safeRel(outcome);
  // HTML elements have no `to` attribute.
  const to = typeof element.type === "string" ? undefined : outcome.to;
  return rel === outcome.rel && to === outcome.to ? element : cloneElement(element, { rel, to });
}

/** The link without the props that require a destination. An `aria-disabled` link can still be focused. */
function LinkText({
  to,
  href,
  hrefLang,
  media,
  ping,
  type,
  target,
  rel,
  download,
  referrerPolicy,
  ...rest
}: LinkAnchorProps) {
  const own = honorAriaDisabled(rest);
  return <a {...(own !== rest && { role: "link", tabIndex: 0 })} {...own} />;
}

/**
 * Returns the destination under both prop names that routers use. It is undefined for a link without one, and
 * null if the URL is refused or the link is `aria-disabled`. If an `aria-disabled` link had a URL, the middle
 * mouse button and the browser's menu could still open it.
 */
function destinationOf(name: string, { to, href, ...rest }: LinkAnchorProps) {
  if (isAriaDisabled(rest) || refusesUrl(name, href) || refusesUrl(name, to)) return null;
  const address = href ?? to;
  return address === undefined ? undefined : { to: to ?? address, href: address };
}

/** The browser itself falls back to the page's policy, so this only warns. */
function checkReferrerPolicy(name: string, policy: LinkAnchorProps["referrerPolicy"]): void {
  knownValue(`${name}.referrerPolicy`, policy, [
    "",
    "no-referrer",
    "no-referrer-when-downgrade",
    "origin",
    "origin-when-cross-origin",
    "same-origin",
    "strict-origin",
    "strict-origin-when-cross-origin",
    "unsafe-url",
  ]);
}
