import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { tableRowRecipe } from "./table.recipe";

export interface TableRowProps extends ComponentProps<"tr"> {
  /** Marks the row as chosen, or as one that could be. Leave it out where rows cannot be chosen. */
  selected?: boolean;
  /**
   * Called on a click on the row that no link, button or other control in it takes for itself. It is a larger target
   * for the pointer and no more: a link or a button in the row must do the same, for the keyboard.
   */
  onClick?: (event: MouseEvent<HTMLTableRowElement>) => void;
  /** The cells, in the order of the columns. */
  children?: ReactNode;
  /** Extra CSS classes; they win over its own. */
  className?: string;
}

/**
 * One row of cells, in any section of the table.
 *
 * @standsAlone A table has many of them, and each would have to ask where it stands.
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

/** Whether nothing between the row and what was clicked answers to the click by itself. */
function isFree({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  // Events of a popup that was opened from the row come by here, too.
  if (!currentTarget.contains(target as Node)) return false;
  const control = (target as Element).closest(controls);
  return !control || !currentTarget.contains(control);
}
