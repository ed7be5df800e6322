import type { ElementType, HTMLAttributes, ReactNode, RefAttributes } from "react";
import { knownValue } from "../../lib/known-value";
import type { RenderProp } from "../../lib/render-prop";
import { surfaceRecipe } from "./surface.recipe";
import { SurfaceRender } from "./surface-render";

type Variants = (typeof surfaceRecipe)["variants"];

/** The elements that a surface may be, the default first. */
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

export interface SurfaceProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** How high it lies: on the page, above it, or sunk into it. */
  elevation?: keyof Variants["elevation"];
  /**
   * The element, by what the panel means.
   * @default "div"
   * @alike It is what the surface means in the page.
   */
  as?: (typeof surfaceElements)[number];
  /** What to render it as, where no element of `as` fits: a form, a link of your router. It goes before `as`. */
  render?: RenderProp;
  /** What lies on it, 16 px from its edges. */
  children?: ReactNode;
  /** Extra CSS classes; they win over the surface's own. */
  className?: string;
}

/**
 * A panel: the ground that a group of things shares, told from the page by a hairline and its lightness.
 *
 * @category Layout
 * @alias card, panel, box, paper, container
 */
export function Surface({ elevation, as, render, className, ...rest }: SurfaceProps) {
  const props = { "data-slot": "surface", className: surfaceRecipe({ elevation, className }), ...rest };
  if (render) return <SurfaceRender render={render} props={props} />;
  const Element = knownValue("Surface.as", as, surfaceElements) as ElementType;
  return <Element {...props} />;
}
