import type { ComponentProps, MouseEvent, ReactNode } from "react";
import type { StyleProps } from "../../lib/common-props";
import { tableRowRecipe } from "./table.recipe";

export interface TableRowProps extends StyleProps, ComponentProps<"tr"> {
  /** Whether the row is selected. Omit it if rows can't be selected. */
  selected?: boolean;
  /**
   * Called when the row is clicked, except on a link, button or other control inside it. It is only a larger pointer
   * target: provide the same action as a link or button in the row for the keyboard.
   * @param event The click on the row.
   */
  onClick?: (event: MouseEvent<HTMLTableRowElement>) => void;
  /** The cells, in column order. */
  children?: ReactNode;
}

/**
 * A row of cells, in any section of the table.
 *
 * @standsAlone A table has many of them, and each would have to check its position.
 */
export function TableRow({ selected, onClick, className, ...rest }: TableRowProps) {
  return (
    <tr
      data-slot="table-row"
      data-clickable={onClick ? "" : undefined}
      aria-selected={selected}
      className={tableRowRecipe({ className })}
      onClick={onClick && ((event) => isFree(event) && onClick(event))}
      {...rest}
    />
  );
}

const controls =
  "a[href], button, input, select, textarea, label, summary, [role=separator], [data-slot=table-check-cell]";

/** Whether the click wasn't on a control inside the row. */
function isFree({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  // In React, events of a popup that was opened from the row bubble to the row, too.
  if (!currentTarget.contains(target as Node)) return false;
  const control = (target as Element).closest(controls);
  return !control || !currentTarget.contains(control);
}
