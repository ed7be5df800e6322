"use client";

import { type ComponentProps, type CSSProperties, type ReactNode, useId, useRef } from "react";
import { type TableLabels, tableLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import { isShown } from "../../lib/is-shown";
import { useOverflow } from "../../lib/use-overflow";
import { useOverflowMarks } from "../../lib/use-overflow-marks";
import {
  tableBodyRecipe,
  tableEmptyRecipe,
  tableFooterRecipe,
  tableHeaderRecipe,
  tableLoadingRecipe,
  tableRecipe,
} from "./table.recipe";
import { moveBetweenRows } from "./table-keyboard";

/**
 * Marks that there is a surrounding Table. Sections read it. Rows and cells don't, because there can be
 * thousands, and React logs an error for a row outside a section.
 */
export const [TableProvider, useTable] = createStrictContext("Table");

const present = {};

type Variants = (typeof tableRecipe)["variants"];

export interface TableProps extends LabelsProps<TableLabels>, StyleProps, ComponentProps<"table"> {
  /** The frame: a panel of its own, or part of an existing one. */
  variant?: keyof Variants["variant"];
  /** Whether content or headers determine the column widths. */
  layout?: keyof Variants["layout"];
  /** Row height, padding and text size. */
  size?: keyof Variants["size"];
  /**
   * The title above the header row, used as the table's accessible name. If a heading names the table, use
   * `aria-labelledby`.
   */
  caption?: ReactNode;
  /** The maximum height, in px or as a CSS length. Beyond it, the rows scroll. */
  maxHeight?: number | string;
  /**
   * Shows a loading bar and announces loading to screen readers. Show Table.Loading instead of missing rows. Pass it
   * from the first render, even as `false`, because screen readers don't announce text that is added together with its
   * region.
   */
  loading?: boolean;
  /** Table.Header, then Table.Body, Table.Loading or Table.Empty, then Table.Footer. */
  children?: ReactNode;
}

/**
 * A table of data in rows and columns. It is stateless: you control rows, sorting and selection, yourself or with a
 * library such as TanStack Table. `className` styles the table, not the box it scrolls in.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/table/ | ARIA table pattern}
 * @alias data table, data grid, rows
 * @category Display
 * @since 0.1.0
 */
export function Table({
  variant,
  layout,
  size,
  caption,
  maxHeight,
  loading,
  labels,
  className,
  children,
  onKeyDown,
  ...rest
}: TableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(scroller);
  useOverflowMarks(scroller);
  const captionId = useId();
  const words = useLabels("table", tableLabels, labels);
  const slots = tableRecipe({ variant, layout, size });
  const titled = isShown(caption);
  const labelledBy = rest["aria-labelledby"] ?? (titled && !rest["aria-label"] ? captionId : undefined);
  return (
    <TableProvider value={present}>
      <div data-slot="table-frame" className={slots.frame()} style={heightOf(maxHeight)}>
        <div
          data-slot="table-scroller"
          ref={scroller}
          className={slots.scroller()}
          {...(scrolls && {
            role: "region",
            tabIndex: 0,
            "aria-labelledby": labelledBy,
            "aria-label": rest["aria-label"] ?? words.table,
          })}
        >
          <table
            data-slot="table"
            aria-busy={loading || undefined}
            className={slots.base({ className })}
            {...rest}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (!event.defaultPrevented) moveBetweenRows(event);
            }}
          >
            {titled && (
              <caption data-slot="table-caption" className={slots.caption()}>
                <span data-slot="table-caption-text" id={captionId} className={slots.captionText()}>
                  {caption}
                </span>
              </caption>
            )}
            {children}
          </table>
        </div>
        {loading !== undefined && (
          <div data-slot="table-progress" className={slots.progress()}>
            {loading && <div data-slot="table-progress-bar" className={slots.progressBar()} />}
            <span data-slot="table-status" role="status" className="k:sr-only">
              {loading && words.loading}
            </span>
          </div>
        )}
      </div>
    </TableProvider>
  );
}

function heightOf(maxHeight: TableProps["maxHeight"]): CSSProperties | undefined {
  return maxHeight === undefined ? undefined : { maxHeight };
}

export interface TableHeaderProps extends StyleProps, ComponentProps<"thead"> {
  /**
   * Keeps the header visible while rows scroll, with `maxHeight` or in a parent that limits the height.
   * @default false
   */
  sticky?: boolean;
  /** Rows of Table.Head. */
  children?: ReactNode;
}

/** The header section, with the column names. */
export function TableHeader({ sticky, className, ...rest }: TableHeaderProps) {
  useTable("Table.Header");
  return (
    <thead
      data-slot="table-header"
      data-sticky={sticky || undefined}
      className={tableHeaderRecipe({ className })}
      {...rest}
    />
  );
}

export interface TableBodyProps extends StyleProps, ComponentProps<"tbody"> {
  /** The rows of data. */
  children?: ReactNode;
}

/** A section of data rows. Use several to divide a table into groups. */
export function TableBody({ className, ...rest }: TableBodyProps) {
  useTable("Table.Body");
  return <tbody data-slot="table-body" className={tableBodyRecipe({ className })} {...rest} />;
}

export interface TableFooterProps extends StyleProps, ComponentProps<"tfoot"> {
  /**
   * Keeps the footer visible while rows scroll.
   * @default false
   */
  sticky?: boolean;
  /** Rows of totals. */
  children?: ReactNode;
}

/** The footer section, with summary rows. */
export function TableFooter({ sticky, className, ...rest }: TableFooterProps) {
  useTable("Table.Footer");
  return (
    <tfoot
      data-slot="table-footer"
      data-sticky={sticky || undefined}
      className={tableFooterRecipe({ className })}
      {...rest}
    />
  );
}

export interface TableEmptyProps extends StyleProps, ComponentProps<"tbody"> {
  /**
   * The number of columns to span, all of the table's.
   *
   * @minimum 1
   */
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
  /**
   * The number of columns to fill, all of the table's.
   *
   * @minimum 1
   */
  columns: number;
  /**
   * The number of placeholder rows: the expected number, or as many as fit.
   * @default 3
   * @minimum 1
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

function times(count: number, renderItem: (index: number) => ReactNode): ReactNode[] {
  return Array.from({ length: Math.min(count, MOST) }, (_, index) => renderItem(index));
}
