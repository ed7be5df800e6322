"use client";

import { linkRecipe } from "./link.recipe";
import type { LinkAnchorProps } from "./link-anchor";
import { useLink } from "./use-link";

type Variants = (typeof linkRecipe)["variants"];

export interface LinkProps extends LinkAnchorProps {
  /** How it stands out from what is around it. */
  variant?: keyof Variants["variant"];
}

export function Link({ variant, className, ...rest }: LinkProps) {
  return useLink("Link", { "data-slot": "link", className: linkRecipe({ variant, className }), ...rest });
}
