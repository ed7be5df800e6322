"use client";

import type { ComponentProps } from "react";
import { type Labels, logoLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { knownValue } from "../../lib/known-value";
import { rem } from "../../theme/rem";
import { block, name, size, wedge } from "./drawing";
import { logoRecipe } from "./logo.recipe";

type Variants = (typeof logoRecipe)["variants"];

export interface LogoProps extends Omit<ComponentProps<"svg">, "color" | "children"> {
  /**
   * The mark with the name, or alone.
   * @default "full"
   */
  variant?: "full" | "glyph";
  /** In its colours, or in one where print or a coloured ground allows no more. */
  color?: keyof Variants["color"];
  /** Width, in px or any CSS length; the height follows. */
  width?: number | string;
  /** Height, in px or any CSS length; the width follows. Where neither is given, it is 2rem: 32 px, unless text is larger. */
  height?: number | string;
  /** Replaces the name that assistive technology hears. */
  labels?: Partial<Labels["logo"]>;
  /** Extra CSS classes; they win over the logo's own. */
  className?: string;
}

/**
 * Kerf's mark: a block, and the cuts that make the joint fit. It is an image with a name; where the name stands in
 * text beside it, hide it with `aria-hidden`.
 *
 * @category Other
 * @alias brand, mark
 */
export function Logo({ variant, color, width, height, labels, className, ...rest }: LogoProps) {
  const label = useLabels("logo", logoLabels, labels).name;
  const shown = knownValue("Logo.variant", variant, ["full", "glyph"]);
  const slots = logoRecipe({ color });
  return (
    <svg
      data-slot="logo"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size[shown]} ${size.height}`}
      {...bothSides(width, height, size[shown] / size.height)}
      className={slots.base({ className })}
      {...rest}
    >
      <path d={block} />
      <path d={wedge} className={slots.wedge()} />
      {shown === "full" && <path fillRule="evenodd" d={name} />}
    </svg>
  );
}

/**
 * The side that is not given follows from the other, so that the place is kept before any stylesheet is there and
 * nothing stretches it. Lengths with a unit are left to the browser, which keeps the proportions by the view box.
 */
function bothSides(width: LogoProps["width"], height: LogoProps["height"], ratio: number) {
  if (width === undefined && height === undefined) return { width: rem(32 * ratio), height: rem(32) };
  return {
    width: width ?? (typeof height === "number" ? height * ratio : undefined),
    height: height ?? (typeof width === "number" ? width / ratio : undefined),
  };
}
