import type { ComponentProps, ReactNode } from "react";
import type { GlobalProps, StyleProps } from "../../lib/common-props";
import { warnOnce } from "../../lib/warn-once";
import { gridRecipe } from "./grid.recipe";

type Variants = (typeof gridRecipe)["variants"];

interface GridOwnProps extends StyleProps, GlobalProps, ComponentProps<"div"> {
  /**
   * The distance between cells, in both directions.
   * @alike From 1024 px on, `base` is as wide as `lg`.
   */
  gap?: keyof Variants["gap"];
  /** The cells: GridItem, or anything that fills its place. */
  children?: ReactNode;
  /** A native browser tooltip. */
  title?: string;
}

interface FourUp {
  /**
   * The columns, and how many of them a wider viewport gives; without it, one column at any width.
   * @alike Some differ at other widths of the page only.
   */
  variant: "4up";
  /**
   * Draws a hairline between cells while they stand in one column. Only with the variant `4up`.
   * @default false
   */
  mobileDivider?: boolean;
}

interface OtherColumns {
  variant?: Exclude<keyof Variants["variant"], "4up">;
  mobileDivider?: never;
}

export type GridProps = GridOwnProps & (FourUp | OtherColumns);

/**
 * Lays out cells in columns whose number follows the viewport. The order of the cells is the order in which they
 * are read.
 *
 * @category Layout
 * @alias columns, layout, row, tiles
 */
export function Grid({ variant, gap, mobileDivider, className, ...rest }: GridProps) {
  const divided = mobileDivider === true && variant === "4up";
  if (mobileDivider && !divided)
    warnOnce(
      'Grid ignores mobileDivider unless variant is "4up". Set variant="4up" or remove mobileDivider.',
    );
  return (
    <div
      data-slot="grid"
      className={gridRecipe({ variant, gap, mobileDivider: divided, className })}
      {...rest}
    />
  );
}
