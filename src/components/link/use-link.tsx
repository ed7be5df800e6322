"use client";

import { useRender } from "@base-ui/react/use-render";
import { cloneElement, isValidElement, type ReactElement } from "react";
import { honorAriaDisabled, isAriaDisabled } from "../../lib/aria-disabled";
import { knownValue } from "../../lib/known-value";
import { refusesUrl } from "../../lib/safe-url";
import type { LinkAnchorProps } from "./link-anchor";
import { useLinkComponent } from "./link-provider";
import { safeRel } from "./safe-rel";

interface Link extends LinkAnchorProps {
  "data-slot": string;
  "data-disabled"?: "" | undefined;
}

/**
 * The element of a link, for every component that is one: refuses what would run as script, makes `rel` safe, and
 * renders as the caller or the router wants it.
 *
 * @param name The component's public name, as in `Breadcrumbs.Link`; it stands in warnings.
 */
export function useLink(name: string, { render, ...props }: Link): ReactElement {
  const Router = useLinkComponent();
  if (process.env.NODE_ENV !== "production") checkReferrerPolicy(name, props.referrerPolicy);
  if (render) return <RenderedLink name={name} render={render} {...props} />;
  const destination = destinationOf(name, props);
  // A link that leads nowhere is no business of the router's, whose link would fail without a destination.
  if (!destination) return <LinkText {...props} />;
  const { to, ...anchor } = { ...props, ...destination, rel: safeRel(props) };
  return Router ? <Router to={to} {...anchor} /> : <a {...anchor} />;
}

interface RenderedLinkProps extends Link {
  name: string;
  render: NonNullable<LinkAnchorProps["render"]>;
}

/**
 * A link as its caller renders it. What comes of that is held to the same as the link's own props; what lies deeper
 * in it cannot be seen from here, and is React's to refuse.
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
  // The elements of HTML have no attribute `to`.
  const to = typeof element.type === "string" ? undefined : outcome.to;
  return rel === outcome.rel && to === outcome.to ? element : cloneElement(element, { rel, to });
}

/** The link without what only a link that leads somewhere may have; an `aria-disabled` one can be focused still. */
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
 * The destination under both names that routers know it by; undefined where there is none, null if it is refused or the
 * link is `aria-disabled`: an address would open in a new tab by the middle button, and by the browser's own menu.
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
