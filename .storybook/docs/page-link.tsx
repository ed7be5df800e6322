import { DocsContext } from "@storybook/addon-docs/blocks";
import { type ComponentProps, type MouseEvent, use } from "react";
import { NAVIGATE_URL } from "storybook/internal/core-events";

/** The URL of a component's page, from any page of the site, under any base path. */
export function pageOf(component: string): string {
  return `./?path=/docs/components-${component.toLowerCase()}--docs`;
}

/**
 * A link to another page of the site. The manager opens it without a reload. In a new tab, or from a standalone page,
 * it is an ordinary URL.
 */
export function PageLink({ href, onClick, ...rest }: ComponentProps<"a"> & { href: string }) {
  const context = use(DocsContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (event.defaultPrevented || !isPlain || window.parent === window || !context) return;
    event.preventDefault();
    context.channel.emit(NAVIGATE_URL, href.slice(href.indexOf("?")));
  };
  // Storybook's frame opens links in the parent window, which is the site.
  return <a href={href} target="_top" onClick={follow} {...rest} />;
}
