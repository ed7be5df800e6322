"use client";

import {
  type ComponentProps,
  memo,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { StyleProps } from "../../lib/common-props";
import { countRows, uncount } from "./row-counts";
import { tableVirtualBodyRecipe } from "./table.recipe";
import { useTable } from "./table-context";
import { useVirtualRows } from "./use-virtual-rows";

/** The attributes of a row of Table.VirtualBody. */
export interface TableVirtualRowProps {
  /** The position among all rows of the table, header rows included, counted from 1. */
  "aria-rowindex": number;
  /** The position in `rows`, counted from 0. */
  "data-index": number;
}

/**
 * @typeParam Row The type of a row's data.
 */
export interface TableVirtualBodyProps<Row> extends StyleProps, Omit<ComponentProps<"tbody">, "children"> {
  /** The data of all rows, in order. Pass the same array until the data, the order or a filter changes. */
  rows: readonly Row[];
  /**
   * Returns a string or number that identifies a row, such as its id.
   * @param row The data of a row.
   */
  getRowKey: (row: Row) => string | number;
  /**
   * The height of a typical row, in px. Rows may have any height and are measured when they are rendered. A good
   * estimate keeps the scrollbar steady.
   * @default 40
   */
  estimatedRowHeight?: number;
  /**
   * Renders one Table.Row. Pass `props` on to it. It needs no `key`.
   * @param row The data of the row.
   * @param props The attributes of the row.
   */
  children: (row: Row, props: TableVirtualRowProps) => ReactNode;
}

/**
 * A section of thousands of data rows, instead of Table.Body. It renders only the rows in sight, and at most 10,000 when
 * printing. Use it in a table with `layout="fixed"` and `maxHeight`.
 */
export function TableVirtualBody<Row>({
  rows,
  getRowKey,
  estimatedRowHeight = TYPICAL,
  className,
  children,
  ref,
  onFocus,
  ...rest
}: TableVirtualBodyProps<Row>) {
  useTable("Table.VirtualBody");
  const body = useRef<HTMLTableSectionElement>(null);
  useImperativeHandle(ref, () => body.current as HTMLTableSectionElement, []);
  const estimate = estimatedRowHeight > 0 && estimatedRowHeight < 1e6 ? estimatedRowHeight : TYPICAL;
  const { parts, ...virtual } = useVirtualRows(body, rows, getRowKey, estimate);
  const before = useRowsBefore(body);

  useLayoutEffect(() => {
    const expected = parts.filter((part) => "index" in part).length;
    if (body.current?.querySelectorAll(":scope > [data-index]").length !== expected) {
      throw new Error(
        "<Table.VirtualBody> needs one <Table.Row> for each row. Return <Table.Row {...props}> with the second argument of `children`.",
      );
    }
  });

  return (
    <tbody
      data-slot="table-virtual-body"
      className={tableVirtualBodyRecipe({ className })}
      {...rest}
      ref={body}
      onFocus={(event) => {
        onFocus?.(event);
        virtual.onFocus(event);
      }}
    >
      {parts.map((part, place) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: spaces are alike.
        if ("space" in part) return <Space key={`space ${place}`} height={part.space} />;
        const row = rows[part.index] as Row;
        return (
          <VirtualRow
            key={`row ${getRowKey(row)}`}
            row={row}
            index={part.index}
            before={before}
            // biome-ignore lint/suspicious/noExplicitAny: `memo` has no type parameter.
            render={children as VirtualRowProps<any>["render"]}
          />
        );
      })}
    </tbody>
  );
}

/** The height of a row of the size `base`, in px. */
const TYPICAL = 40;

interface VirtualRowProps<Row> {
  row: Row;
  index: number;
  before: number;
  render: TableVirtualBodyProps<Row>["children"];
}

/** Memoized, so that scrolling doesn't render rows again that stay visible. */
const VirtualRow = memo(function VirtualRow({ row, index, before, render }: VirtualRowProps<unknown>) {
  return render(row, { "aria-rowindex": before + index + 1, "data-index": index });
});

/** A spacer in place of rows that aren't rendered. */
function Space({ height }: { height: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row cannot be focused.
    <tr data-slot="table-space" aria-hidden="true">
      <td data-slot="table-space-cell" style={{ height, padding: 0 }} />
    </tr>
  );
}

/**
 * Sets the number of rows on the table, and the row indexes in its other sections, for assistive technology.
 *
 * @returns The number of rows before those of the body.
 */
function useRowsBefore(body: RefObject<HTMLTableSectionElement | null>): number {
  // Assumes one header row until the rows are counted.
  const [before, setBefore] = useState(1);
  // After every render: other sections may have changed.
  useLayoutEffect(() => {
    const table = body.current?.closest("table");
    if (table) setBefore(countRows(table, body.current));
  });
  useLayoutEffect(() => {
    const table = body.current?.closest("table");
    return () => {
      for (const element of [table, ...(table?.rows ?? [])]) if (element) uncount(element);
    };
  }, [body]);
  return before;
}
