"use client";

import type { ComponentProps } from "react";
import { type PoweredByLabels, poweredByLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { Logo } from "../logo";
import { poweredByRecipe } from "./powered-by.recipe";

type Variants = (typeof poweredByRecipe)["variants"];

export interface PoweredByProps
  extends LabelsProps<PoweredByLabels>,
    StyleProps,
    Omit<ComponentProps<"span">, "color" | "children"> {
  /** A single color for text and mark, depending on the background. */
  color?: keyof Variants["color"];
}

/**
 * A one-line credit with the Kerf logo, for a page footer. To make it a link, wrap it in one.
 *
 * @category Other
 * @alias attribution, made with
 * @since 0.1.0
 */
export function PoweredBy({ color, labels, className, ...rest }: PoweredByProps) {
  const { poweredBy } = useLabels("poweredBy", poweredByLabels, labels);
  return (
    <span data-slot="powered-by" className={poweredByRecipe({ color, className })} {...rest}>
      <span data-slot="powered-by-text" className="k:-mx-px k:max-w-[60vw] k:shrink-0 k:truncate k:px-px">
        {poweredBy}
      </span>
      {/* The space separates text and logo when the text is copied or read without the layout. */}{" "}
      <Logo color={color === "white" ? "white" : "black"} height="1rem" />
    </span>
  );
}
