import type { ElementType, HTMLAttributes, ReactNode, RefAttributes } from "react";
import type { StyleProps } from "../../lib/common-props";
import { knownValue } from "../../lib/known-value";
import type { RenderProp } from "../../lib/render-prop";
import { Rendered } from "../../lib/rendered";
import { stackRecipe } from "./stack.recipe";

type Variants = (typeof stackRecipe)["variants"];

/** The elements that a stack may render as, the default first. */
const stackElements = [
  "div",
  "section",
  "article",
  "aside",
  "nav",
  "main",
  "header",
  "footer",
  "search",
  "ul",
  "ol",
  "li",
] as const;

export interface StackProps extends StyleProps, HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** Whether the children are in a column or a row, at each viewport width. */
  direction?: keyof Variants["direction"];
  /** The distance between children, in units of 4 px. */
  gap?: keyof Variants["gap"];
  /**
   * The position of the children across the direction. By default, a column stretches them to its width, and a row
   * centers them vertically.
   */
  align?: keyof Variants["align"];
  /** The position of the children along the direction, if there is free space. */
  justify?: keyof Variants["justify"];
  /**
   * Whether children that don't fit into a row continue in another one.
   * @default false
   */
  wrap?: boolean;
  /** The distance between the edges and the children, in units of 4 px. It overrides a Surface's own. */
  padding?: keyof Variants["padding"];
  /** Limits the width, and centers the stack in the space around it. */
  maxWidth?: keyof Variants["maxWidth"];
  /**
   * The element, according to the meaning of the group.
   * @default "div"
   */
  as?: (typeof stackElements)[number];
  /**
   * The element or component to render when `as` doesn't fit, such as a form, a fieldset or a Surface. It takes
   * precedence over `as`.
   */
  render?: RenderProp;
  /** The elements to arrange, each at the same distance from the next. A fragment counts as its children. */
  children?: ReactNode;
}

/**
 * A layout of elements in a column or a row, with the same distance between them. Its maximum width makes it the
 * container of a page. For equally wide columns, use Grid.
 *
 * @category Layout
 * @alias flex, hstack, vstack, row, column, spacer, page container, max width, form layout
 * @since 0.1.0
 */
export function Stack({
  direction,
  gap,
  align,
  justify,
  wrap,
  padding,
  maxWidth,
  as,
  render,
  className,
  ...rest
}: StackProps) {
  const classes = stackRecipe({ direction, gap, align, justify, wrap, padding, maxWidth, className });
  const props = { "data-slot": "stack", className: classes, ...rest };
  if (render) return <Rendered render={render} props={props} />;
  const Element = knownValue("Stack.as", as, stackElements) as ElementType;
  return <Element {...props} />;
}
