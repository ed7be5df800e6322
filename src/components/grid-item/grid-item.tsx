import type { ComponentProps, ReactNode } from "react";
import type { StyleProps } from "../../lib/common-props";
import { gridItemRecipe } from "./grid-item.recipe";

type Variants = (typeof gridItemRecipe)["variants"];

export interface GridItemProps extends StyleProps, ComponentProps<"div"> {
  /** How much of its row the cell takes. A number of columns would break where the viewport has fewer. */
  span?: keyof Variants["span"];
  /** What stands in the cell. */
  children?: ReactNode;
}

/**
 * A cell of Grid, never wider than its column.
 *
 * @category Layout
 * @alias cell, column
 */
export function GridItem({ span, className, ...rest }: GridItemProps) {
  return <div data-slot="grid-item" className={gridItemRecipe({ span, className })} {...rest} />;
}
