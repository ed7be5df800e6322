"use client";

import type { ComponentProps } from "react";
import { type LogoLabels, logoLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { knownValue } from "../../lib/known-value";
import { rem } from "../../theme/rem";
import { block, name, size, wedge } from "./drawing";
import { logoRecipe } from "./logo.recipe";

type Variants = (typeof logoRecipe)["variants"];

export interface LogoProps
  extends LabelsProps<LogoLabels>,
    StyleProps,
    Omit<ComponentProps<"svg">, "color" | "children"> {
  /**
   * The mark with the name, or the mark alone.
   * @default "full"
   */
  variant?: "full" | "glyph";
  /** The brand colors, or a single color for print and colored backgrounds. */
  color?: keyof Variants["color"];
  /** The width, in px or as a CSS length. The height scales with it. */
  width?: number | string;
  /**
   * The height, in px or as a CSS length. The width scales with it. If neither is set, it is 2rem: 32 px at the default
   * text size.
   */
  height?: number | string;
}

/**
 * The Kerf logo: a block divided by three cuts that form a K. It is an image with an accessible name. Beside the
 * written name, hide it with `aria-hidden`.
 *
 * @category Other
 * @alias brand, mark
 * @since 0.1.0
 */
export function Logo({ variant, color, width, height, labels, className, ...rest }: LogoProps) {
  const label = useLabels("logo", logoLabels, labels).name;
  const knownVariant = knownValue("Logo.variant", variant, ["full", "glyph"]);
  const slots = logoRecipe({ color });
  return (
    <svg
      data-slot="logo"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size[knownVariant]} ${size.height}`}
      {...bothSides(width, height, size[knownVariant] / size.height)}
      className={slots.base({ className })}
      {...rest}
    >
      <path d={block} />
      <path d={wedge} className={slots.wedge()} />
      {knownVariant === "full" && <path fillRule="evenodd" d={name} />}
    </svg>
  );
}

/**
 * Computes the missing side from the other, so that the space is reserved before any stylesheet loads and nothing
 * stretches it. Lengths with a unit are left to the browser, which keeps the proportions of the view box.
 */
function bothSides(width: LogoProps["width"], height: LogoProps["height"], ratio: number) {
  if (width === undefined && height === undefined) return { width: rem(32 * ratio), height: rem(32) };
  return {
    width: width ?? (typeof height === "number" ? height * ratio : undefined),
    height: height ?? (typeof width === "number" ? width / ratio : undefined),
  };
}
