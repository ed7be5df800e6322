"use client";

import type { ChangeEvent, ComponentProps } from "react";
import { type TableCheckCellLabels, type TableCheckHeadLabels, tableLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { CheckedProps, ControlProps, LabelsProps, StyleProps } from "../../lib/common-props";
import { Checkbox } from "../checkbox";
import { tableCheckCellRecipe, tableCheckHeadRecipe } from "./table.recipe";

interface TableCheckOwnProps
  extends Pick<CheckedProps, "checked">,
    Pick<ControlProps, "disabled">,
    StyleProps {
  /** Keeps the column visible at the start while others scroll horizontally. */
  sticky?: boolean;
  /**
   * Called with the requested state and the event, which contains whether Shift was pressed.
   * @param checked The requested state.
   * @param event The change of the checkbox. Its `nativeEvent` contains the pressed keys.
   */
  onValueChange?: (checked: boolean, event: ChangeEvent<HTMLInputElement>) => void;
}

export interface TableCheckHeadProps
  extends LabelsProps<TableCheckHeadLabels>,
    TableCheckOwnProps,
    Omit<ComponentProps<"th">, keyof TableCheckOwnProps | "children" | "align"> {
  /**
   * Whether some rows are selected, but not all.
   * @default false
   */
  indeterminate?: boolean;
}

/** The header cell of the checkbox column, with a checkbox for all rows. */
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
      // After `rest`, because keyboard navigation, clicks on rows and the sticky column depend on these
      // attributes.
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
  extends LabelsProps<TableCheckCellLabels>,
    TableCheckOwnProps,
    Omit<ComponentProps<"td">, keyof TableCheckOwnProps | "children" | "align"> {
  /** The text that names the row, from its first column. The checkbox is then named "Select …". */
  label: string;
}

/**
 * The cell with the checkbox that selects its row. Up and Down move to the next checkbox; Shift extends the selection.
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
      // After `rest`, as in the header cell.
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
