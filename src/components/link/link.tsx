"use client";

import type { ComponentProps } from "react";
import { linkLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { ExternalLinkIcon } from "../../icons/icons";
import { linkRecipe } from "./link.recipe";
import { type LinkAnchorProps, useLink } from "./use-link";

type Variants = (typeof linkRecipe)["variants"];

export interface LinkProps extends LinkAnchorProps {
  /** How the link differs from the surrounding text. */
  variant?: keyof Variants["variant"];
}

/**
 * A link navigates to a page, a section, a file or an email address. To perform an action, use Button. Within a
 * LinkProvider it renders the router's own link.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/link/ | ARIA link pattern}
 * @category Navigation
 * @alias anchor, hyperlink, a
 * @since 0.1.0
 */
export function Link({ variant, className, ...rest }: LinkProps) {
  return useLink("Link", { "data-slot": "link", className: linkRecipe({ variant, className }), ...rest });
}

export interface LinkExternalIconProps extends Omit<ComponentProps<"span">, "children"> {}

/**
 * An icon for a link that opens in a new tab. It shows an arrow and adds "(opens in new tab)" to the link's accessible
 * name. Put it last in the Link.
 */
export function LinkExternalIcon({ className = "", ...rest }: LinkExternalIconProps) {
  const { opensInNewTab } = useLabels("link", linkLabels);
  return (
    <>
      {/* A word joiner in a span that doesn't wrap keeps the arrow on the line of the preceding word. */}
      <span
        data-slot="link-external-icon"
        aria-hidden="true"
        className={`k:whitespace-nowrap ${className}`}
        {...rest}
      >
        {"\u2060"}
        <ExternalLinkIcon className="k:mx-[0.15em] k:inline k:size-[0.9em] k:align-[-0.08em] k:rtl:-scale-x-100" />
      </span>
      {/* An inline block, so that its text isn't joined to the preceding word in the accessible name.
          `sr-only` would position it absolutely, and far down in a scroll container, that would lengthen
          the page. */}
      <span
        data-slot="link-external-text"
        className="k:-me-px k:inline-block k:size-px k:overflow-hidden k:whitespace-nowrap k:[clip-path:inset(50%)]"
      >
        {opensInNewTab}
      </span>
    </>
  );
}
