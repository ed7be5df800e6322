import type { ElementType, HTMLAttributes, ReactNode, RefAttributes } from "react";
import type { StyleProps } from "../../lib/common-props";
import { knownValue } from "../../lib/known-value";
import type { RenderProp } from "../../lib/render-prop";
import { Rendered } from "../../lib/rendered";
import { surfaceRecipe } from "./surface.recipe";

type Variants = (typeof surfaceRecipe)["variants"];

/** The elements that a surface may render as, the default first. */
const surfaceElements = [
  "div",
  "section",
  "article",
  "aside",
  "nav",
  "main",
  "header",
  "footer",
  "li",
] as const;

export interface SurfaceProps extends StyleProps, HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** The elevation: level with the page, above it or below it. */
  elevation?: keyof Variants["elevation"];
  /**
   * The element, according to the panel's meaning.
   * @default "div"
   */
  as?: (typeof surfaceElements)[number];
  /**
   * The element or component to render when `as` doesn't fit, such as a form or a router link. It takes precedence over
   * `as`.
   */
  render?: RenderProp;
  /** The content, 16 px from the edges. */
  children?: ReactNode;
}

/**
 * A panel that groups content, distinguished from the page by a thin border and its lightness.
 *
 * @category Layout
 * @alias card, panel, box, paper, container
 * @since 0.1.0
 */
export function Surface({ elevation, as, render, className, ...rest }: SurfaceProps) {
  const props = { "data-slot": "surface", className: surfaceRecipe({ elevation, className }), ...rest };
  if (render) return <Rendered render={render} props={props} />;
  const Element = knownValue("Surface.as", as, surfaceElements) as ElementType;
  return <Element {...props} />;
}
