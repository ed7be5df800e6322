"use client";

import type { ComponentProps } from "react";
import { type Labels, poweredByLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { Logo } from "../logo";
import { poweredByRecipe } from "./powered-by.recipe";

type Variants = (typeof poweredByRecipe)["variants"];

export interface PoweredByProps extends Omit<ComponentProps<"span">, "color" | "children"> {
  /** One colour for words and mark, by the ground that it stands on. */
  color?: keyof Variants["color"];
  /** Replaces the words before the logo. */
  labels?: Partial<Labels["poweredBy"]>;
  /** Extra CSS classes; they win over the badge's own. */
  className?: string;
}

/**
 * Says in one line what a product is made with, for the foot of a page. To make it a link, put it into one.
 *
 * @category Other
 * @alias attribution, made with
 */
export function PoweredBy({ color, labels, className, ...rest }: PoweredByProps) {
  const { poweredBy } = useLabels("poweredBy", poweredByLabels, labels);
  return (
    <span data-slot="powered-by" className={poweredByRecipe({ color, className })} {...rest}>
      {poweredBy}
      {/* The space is for who reads the text without the layout, and for who copies it. */}{" "}
      <Logo color={color === "white" ? "white" : "black"} height="1rem" />
    </span>
  );
}
