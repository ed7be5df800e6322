"use client";

import type { ChangeEvent, ComponentProps } from "react";
import { type Labels, tableLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { Checkbox } from "../checkbox";
import { tableCheckCellRecipe, tableCheckHeadRecipe } from "./table-cell.recipe";

interface TableCheckOwnProps {
  /** Whether the box is checked. The state is yours. */
  checked?: boolean;
  /**
   * Takes the box out of use.
   * @default false
   */
  disabled?: boolean;
  /** Keeps the column in view at the start while the others scroll sideways. */
  sticky?: boolean;
  /** Called with the state that someone asks for, and with the event, which tells whether Shift was held. */
  onValueChange?: (checked: boolean, event: ChangeEvent<HTMLInputElement>) => void;
  /** Extra CSS classes for the cell; they win over its own. */
  className?: string;
}

export interface TableCheckHeadProps
  extends TableCheckOwnProps,
    Omit<ComponentProps<"th">, keyof TableCheckOwnProps | "children" | "align"> {
  /**
   * Shows that some of the rows are chosen, and not all.
   * @default false
   */
  indeterminate?: boolean;
  /** Replaces the names of the column and of its checkbox. */
  labels?: Partial<Labels["table"]>;
}

/**
 * Heads the column of checkboxes, with one that stands for all rows.
 *
 * @standsAlone A table has many of them, and each would have to ask where it stands.
 */
export function TableCheckHead({
  checked,
  indeterminate,
  disabled,
  "aria-disabled": ariaDisabled,
  sticky,
  onValueChange,
  labels,
  className,
  ...rest
}: TableCheckHeadProps) {
  const words = useLabels("table", tableLabels, labels);
  const slots = tableCheckHeadRecipe({ sticky });
  return (
    <th
      scope="col"
      aria-label={words.selection}
      className={slots.base({ className })}
      {...rest}
      // The keys between rows, the clicks on a row and the sticky column go by these.
      data-slot="table-check-head"
      data-sticky={sticky ? "start" : undefined}
    >
      <Checkbox
        aria-label={words.selectAll}
        checked={checked ?? false}
        indeterminate={indeterminate ?? false}
        disabled={disabled}
        aria-disabled={ariaDisabled}
        className={slots.box()}
        onChange={onValueChange && ((event) => onValueChange(event.target.checked, event))}
      />
    </th>
  );
}

export interface TableCheckCellProps
  extends TableCheckOwnProps,
    Omit<ComponentProps<"td">, keyof TableCheckOwnProps | "children" | "align"> {
  /** Says which row it is: the words that name it in its first column. The box is then called "Select …". */
  label: string;
  /** Replaces the name of the checkbox. */
  labels?: Partial<Labels["table"]>;
}

/**
 * The cell with the checkbox that chooses its row. Up and Down lead from one to the next, with Shift choosing.
 *
 * @standsAlone A table has many of them, and each would have to ask where it stands.
 */
export function TableCheckCell({
  checked,
  disabled,
  "aria-disabled": ariaDisabled,
  sticky,
  label,
  onValueChange,
  labels,
  className,
  ...rest
}: TableCheckCellProps) {
  const words = useLabels("table", tableLabels, labels);
  const slots = tableCheckCellRecipe({ sticky });
  return (
    <td
      className={slots.base({ className })}
      {...rest}
      // As in the head.
      data-slot="table-check-cell"
      data-sticky={sticky ? "start" : undefined}
    >
      <Checkbox
        aria-label={words.selectRow.replace("{row}", () => label)}
        checked={checked ?? false}
        disabled={disabled}
        aria-disabled={ariaDisabled}
        className={slots.box()}
        onChange={onValueChange && ((event) => onValueChange(event.target.checked, event))}
      />
    </td>
  );
}
