"use client";

import {
  type ComponentProps,
  type FocusEvent,
  memo,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { StyleProps } from "../../lib/common-props";
import { useEvent } from "../../lib/use-event";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { RowHeights } from "../../lib/virtual/row-heights";
import { useListWindow } from "../../lib/virtual/use-list-window";
import { visibleBand, visibleSpan } from "../../lib/virtual/visible-band";
import { useTable } from "./table";
import { tableVirtualBodyRecipe } from "./table.recipe";
import { focusableBox, rowIndex, virtualBodies } from "./table-keyboard";

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
   * @minimum 1
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
  const mergedRef = useMergedRefs(body, ref);
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
      ref={mergedRef}
      onFocus={(event) => {
        onFocus?.(event);
        virtual.onFocus(event);
      }}
    >
      {parts.map((part, position) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: spaces are alike.
        if ("space" in part) return <Space key={`space ${position}`} height={part.space} />;
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
  // With dependencies, rows that other sections add or remove would not be counted.
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

type Key = string | number;

/** The number of rows rendered above and below the visible ones, so that scrolling a little shows no gap. */
const SPARE = 5;
/**
 * The number of rows rendered on each side of a row that keys move to, because rows that can't be focused are
 * skipped.
 */
const AROUND = 20;
/** The number of rows rendered before their height is known, and on the server. */
const AT_FIRST = 20;
/** The number of rows that are printed. */
const PRINTED = 10_000;

/** A row, or the height of consecutive rows that aren't rendered. */
type VirtualPart = { index: number } | { space: number };

/**
 * Finds the rows of a table's body to render: the visible ones, some around them, and the row that was
 * focused last. The scrolling element can be any ancestor. Rows are measured when they are rendered, and
 * visible rows don't move.
 *
 * @param getKey Returns the key of a row. Measured heights are stored by key, so that they survive sorting.
 * @returns The rows to render and the spaces between them, and a handler that keeps the focused row.
 */
function useVirtualRows<Row>(
  body: RefObject<HTMLTableSectionElement | null>,
  rows: readonly Row[],
  getKey: (row: Row) => Key,
  estimate: number,
) {
  const count = rows.length;
  const [focusedKey, setFocusedKey] = useState<Key>();
  const [measured] = useState(() => new Map<Key, number>());
  const isMoving = useRef(false);
  /** The first of the rows that were rendered and measured before. */
  const before = useRef({ first: 0 });
  /** How far the end of the rows was below the visible area, if the last row became visible. */
  const distanceOfEnd = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `getKey` is a new function in each render.
  const heights = useMemo(() => {
    const known = new RowHeights(count, estimate);
    if (measured.size === 0) return known;
    rows.forEach((row, index) => {
      const height = measured.get(getKey(row));
      if (height !== undefined) known.set(index, height);
    });
    return known;
  }, [rows, estimate, measured]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  const focused = useMemo(
    () => (focusedKey === undefined ? -1 : rows.findIndex((row) => getKey(row) === focusedKey)),
    [rows, focusedKey],
  );

  /** The row that doesn't move when heights change: the first visible row that was rendered before. */
  const anchorIn = (element: HTMLElement) => {
    const { top, bottom } = visibleBand(element);
    const start = element.getBoundingClientRect().top;
    const [firstSeen, lastSeen] = [heights.indexAt(top - start), heights.indexAt(bottom - start)];
    return before.current.first <= lastSeen ? Math.max(firstSeen, before.current.first) : firstSeen;
  };
  const measure = () => {
    const element = body.current;
    if (!element || !isWindow) return;
    let anchor: number | undefined;
    let shift = 0;
    for (const row of element.children) {
      const index = rowIndex(row);
      if (index === undefined) continue;
      const { height } = row.getBoundingClientRect();
      const change = height - heights.heightOf(index);
      if (height === 0 || Math.abs(change) < 0.01) continue;
      anchor ??= anchorIn(element);
      if (index < anchor) shift += change;
      heights.set(index, height);
      measured.set(getKey(rows[index] as Row), height);
    }
    // At the end, the last rows stay visible.
    if (anchor !== undefined && distanceOfEnd.current !== undefined) {
      shift = element.getBoundingClientRect().bottom - visibleBand(element).bottom - distanceOfEnd.current;
    }
    if (shift !== 0) scrollerOf(element).scrollTop += shift;
    distanceOfEnd.current = undefined;
    before.current = { first };
  };
  const { first, end, isWindow, isPrinting, update, setRange } = useListWindow({
    frame: body,
    count,
    limit: AT_FIRST,
    printed: PRINTED,
    atFirst: AT_FIRST,
    spare: SPARE,
    readVisible(element) {
      const span = isMoving.current ? undefined : visibleSpan(element);
      return span && { first: heights.indexAt(span.top), end: heights.indexAt(span.bottom) + 1 };
    },
    beforeUpdate: measure,
    onChange(visible, element) {
      const isAtEnd = visible.first > 0 && visible.end === count;
      distanceOfEnd.current = isAtEnd
        ? element.getBoundingClientRect().bottom - visibleBand(element).bottom
        : undefined;
    },
  });

  const show = useEvent((index: number) => {
    const row = body.current?.querySelector(`:scope > [data-index="${index}"]`);
    if (!isWindow || row?.querySelector(focusableBox)) return;
    isMoving.current = true;
    flushSync(() => setRange({ first: index - AROUND, end: index + AROUND + 1 }));
  });
  const settle = useEvent(() => {
    isMoving.current = false;
    flushSync(update);
  });
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const rowFrom = (index: number, distance: number) => heights.indexAt(heights.topOf(index) + distance);
    virtualBodies.set(element, { count, show, settle, rowFrom });
  }, [body, count, heights, show, settle]);

  // The neighbors of the focused row are rendered, too, because Tab moves between their links and buttons.
  const around = focused < 0 ? [] : [focused - 1, focused, focused + 1];
  const neighbors = around.filter((index) => index >= 0 && index < count);
  const indexes = [
    ...neighbors.filter((index) => index < first),
    ...Array.from({ length: end - first }, (_, offset) => first + offset),
    ...neighbors.filter((index) => index >= end),
  ];

  const parts: VirtualPart[] = [];
  let next = 0;
  const addSpace = (to: number) => {
    if (to > next && !isPrinting) parts.push({ space: heights.topOf(to) - heights.topOf(next) });
  };
  for (const index of indexes) {
    addSpace(index);
    parts.push({ index });
    next = index + 1;
  }
  addSpace(count);

  return {
    parts,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = [...(body.current?.children ?? [])].find((each) => each.contains(target));
      const index = row && rowIndex(row);
      if (index !== undefined) setFocusedKey(getKey(rows[index] as Row));
    },
  };
}

/** The nearest ancestor that scrolls an element vertically, or else the page's scrolling element. */
function scrollerOf(element: HTMLElement): Element {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if (/auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight) return around;
  }
  return element.ownerDocument.scrollingElement ?? element.ownerDocument.documentElement;
}

/** The counts that were set by this module. Other counts were set by the caller. */
const counts = new WeakMap<Element, string>();

/**
 * Sets the number of all rows on a table, and their positions on the rows outside virtual bodies, for assistive
 * technology.
 *
 * @returns The number of rows before a section.
 */
function countRows(table: HTMLTableElement, of: Element | null): number {
  let before = 0;
  let total = 0;
  for (const section of [table.tHead, ...table.tBodies, table.tFoot]) {
    // Placeholders don't count.
    if (!section || section.ariaHidden === "true") continue;
    if (section === of) before = total;
    const body = virtualBodies.get(section);
    if (!body) for (const row of section.rows) setCount(row, "aria-rowindex", ++total);
    else total += body.count;
  }
  setCount(table, "aria-rowcount", total);
  return before;
}

function setCount(element: Element, name: string, count: number): void {
  const known = element.getAttribute(name);
  if (known === String(count) || (known !== null && known !== counts.get(element))) return;
  counts.set(element, String(count));
  element.setAttribute(name, String(count));
}

/** Removes the count that was set on a table or a row. */
function uncount(element: Element): void {
  const name = element.matches("table") ? "aria-rowcount" : "aria-rowindex";
  if (counts.has(element) && element.getAttribute(name) === counts.get(element))
    element.removeAttribute(name);
  counts.delete(element);
}
