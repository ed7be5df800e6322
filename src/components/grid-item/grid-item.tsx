import type { ComponentProps, ReactNode } from "react";
import type { StyleProps } from "../../lib/common-props";
import { gridItemRecipe } from "./grid-item.recipe";

type Variants = (typeof gridItemRecipe)["variants"];

export interface GridItemProps extends StyleProps, ComponentProps<"div"> {
  /** One column or the whole row. It can't be a number of columns, because narrow viewports have fewer. */
  span?: keyof Variants["span"];
  /** The cell's content. */
  children?: ReactNode;
}

/**
 * A cell of a Grid, never wider than its columns.
 *
 * @category Layout
 * @alias cell, column
 * @since 0.1.0
 */
export function GridItem({ span, className, ...rest }: GridItemProps) {
  return <div data-slot="grid-item" className={gridItemRecipe({ span, className })} {...rest} />;
}
