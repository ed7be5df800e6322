import type { ComponentProps, ReactNode } from "react";
import type { StyleProps } from "../../lib/common-props";
import { tableCellRecipe } from "./table-cell.recipe";

type Variants = (typeof tableCellRecipe)["variants"];

export interface TableCellProps extends StyleProps, Omit<ComponentProps<"td">, "align"> {
  /** The horizontal alignment of the column. Use the same in its head and cells. */
  align?: keyof Variants["align"];
  /**
   * Keeps the column visible while others scroll horizontally. Set it on every cell of the column. After another sticky
   * column on the same side, except checkboxes, set the offset: `style={{ insetInlineStart: 160 }}`.
   */
  sticky?: keyof Variants["sticky"];
  /** Makes it the row's header cell, which screen readers read with the row's other cells. */
  rowHeader?: boolean;
  /** Truncates text that is too long for a `fixed` column, and shows all of it on hover. */
  truncate?: boolean;
  /** The row's value for this column. */
  children?: ReactNode;
}

/**
 * One value of a row, or the header of the row.
 *
 * @standsAlone A table has many of them, and each would have to check its position.
 */
export function TableCell({ align, sticky, rowHeader, truncate, className, ...rest }: TableCellProps) {
  const Cell = rowHeader ? "th" : "td";
  return (
    <Cell
      data-slot="table-cell"
      data-sticky={sticky}
      scope={rowHeader ? "row" : undefined}
      title={truncate && typeof rest.children === "string" ? rest.children : undefined}
      className={tableCellRecipe({ align, sticky, rowHeader, truncate, className })}
      {...rest}
    />
  );
}
