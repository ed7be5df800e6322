import type { ComponentProps, ReactNode } from "react";
import type { GlobalProps, StyleProps } from "../../lib/common-props";
import { warnOnce } from "../../lib/warn-once";
import { gridRecipe } from "./grid.recipe";

type Variants = (typeof gridRecipe)["variants"];

interface GridOwnProps extends StyleProps, GlobalProps, ComponentProps<"div"> {
  /** The distance between cells, in both directions. */
  gap?: keyof Variants["gap"];
  /** The cells: GridItem or any other element. */
  children?: ReactNode;
  /** A native browser tooltip. */
  title?: string;
}

interface FourUp {
  /**
   * The number of columns at each viewport width, and their proportions. Without it, there is one column at any
   * width.
   */
  variant: "4up";
  /**
   * Shows a divider line between cells while they are in one column. Only for the variant `4up`.
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
 * A layout of cells in columns, whose number depends on the viewport width. Screen readers read the cells in source
 * order.
 *
 * @category Layout
 * @alias columns, layout, tiles
 * @since 0.1.0
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
