import type { ComponentProps, ReactNode } from "react";
import { tableCellRecipe } from "./table-cell.recipe";

type Variants = (typeof tableCellRecipe)["variants"];

export interface TableCellProps extends Omit<ComponentProps<"td">, "align"> {
  /** Where the content stands in its column; the same as in the column's head. */
  align?: keyof Variants["align"];
  /**
   * Keeps the column in view while the others scroll sideways; give it to each cell of the column. Where an earlier
   * one sticks at the same side, save that of checkboxes, say how far in this one stops:
   * `style={{ insetInlineStart: 160 }}`.
   */
  sticky?: keyof Variants["sticky"];
  /** Makes it the cell that says which row this is: a screen reader reads it with each other cell of the row. */
  rowHeader?: boolean;
  /** Cuts a text that is too long for a `fixed` column, and shows all of it under the pointer. */
  truncate?: boolean;
  /** What the row has to say in this column. */
  children?: ReactNode;
  /** Extra CSS classes; they win over its own. */
  className?: string;
}

/**
 * One cell of data.
 *
 * @standsAlone A table has many of them, and each would have to ask where it stands.
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
