"use client";

import type { ComponentProps, ReactNode } from "react";
import type { StyleProps } from "../../lib/common-props";
import { tableEmptyRecipe } from "./table.recipe";
import { tableLoadingRecipe } from "./table-cell.recipe";
import { useTable } from "./table-context";

export interface TableEmptyProps extends StyleProps, ComponentProps<"tbody"> {
  /** The number of columns to span, all of the table's. */
  columns: number;
  /** What is missing and how to add it: a sentence, or Empty. */
  children?: ReactNode;
}

/** A placeholder for a table without rows, instead of Table.Body. */
export function TableEmpty({ columns, className, children, ...rest }: TableEmptyProps) {
  useTable("Table.Empty");
  const slots = tableEmptyRecipe();
  return (
    <tbody data-slot="table-empty" className={slots.base({ className })} {...rest}>
      <tr data-slot="table-empty-row">
        <td data-slot="table-empty-cell" colSpan={columns} className={slots.cell()}>
          <div data-slot="table-empty-content" className={slots.content()}>
            {children}
          </div>
        </td>
      </tr>
    </tbody>
  );
}

export interface TableLoadingProps extends StyleProps, Omit<ComponentProps<"tbody">, "children"> {
  /** The number of columns to fill, all of the table's. */
  columns: number;
  /**
   * The number of placeholder rows: the expected number, or as many as fit.
   * @default 3
   */
  rows?: number;
}

/**
 * Placeholder rows while data loads, instead of Table.Body, or after it for more. It is visual only; set `loading` on
 * the table for screen readers.
 */
export function TableLoading({ columns, rows = 3, className, ...rest }: TableLoadingProps) {
  useTable("Table.Loading");
  const slots = tableLoadingRecipe();
  return (
    <tbody data-slot="table-loading" aria-hidden="true" className={slots.base({ className })} {...rest}>
      {times(rows, (row) => (
        <tr key={row} data-slot="table-loading-row">
          {times(columns, (column) => (
            <td key={column} data-slot="table-loading-cell" className={slots.cell()}>
              <div data-slot="table-loading-line" className={slots.line()}>
                <span data-slot="table-loading-bar" className={slots.bar()} />
              </div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/**
 * The maximum number of placeholders, more than fit on any screen. Callers may pass the total number of rows,
 * which is too many to render.
 */
const MOST = 200;

function times(count: number, draw: (index: number) => ReactNode): ReactNode[] {
  return Array.from({ length: Math.min(count, MOST) }, (_, index) => draw(index));
}
