"use client";

import { linkRecipe } from "./link.recipe";
import type { LinkAnchorProps } from "./link-anchor";
import { useLink } from "./use-link";

type Variants = (typeof linkRecipe)["variants"];

export interface LinkProps extends LinkAnchorProps {
  /** How the link differs from the surrounding text. */
  variant?: keyof Variants["variant"];
}

export function Link({ variant, className, ...rest }: LinkProps) {
  return useLink("Link", { "data-slot": "link", className: linkRecipe({ variant, className }), ...rest });
}
