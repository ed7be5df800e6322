"use client";

import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useEvent } from "../../lib/use-event";
import { useSight } from "../../lib/use-sight";
import { visibleBand } from "../../lib/visible-band";
import { RowHeights } from "./row-heights";
import { focusableBox, rowIndex, virtualBodies } from "./virtual-rows";

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
export type VirtualPart = { index: number } | { space: number };

/**
 * Finds the rows of a table's body to render: the visible ones, some around them, and the row that was
 * focused last. The scrolling element can be any ancestor. Rows are measured when they are rendered, and
 * visible rows don't move.
 *
 * @param getKey Returns the key of a row. Measured heights are stored by key, so that they survive sorting.
 * @returns The rows to render and the spaces between them, and a handler that keeps the focused row.
 */
export function useVirtualRows<Row>(
  body: RefObject<HTMLTableSectionElement | null>,
  rows: readonly Row[],
  getKey: (row: Row) => Key,
  estimate: number,
) {
  const count = rows.length;
  const [range, setRange] = useState({ first: 0, end: AT_FIRST });
  const [focusedKey, setFocusedKey] = useState<Key>();
  const [measured] = useState(() => new Map<Key, number>());
  const isShowing = useRef(false);
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

  const look = useEvent(() => {
    const element = body.current;
    if (!element || !isLong || isShowing.current) return;
    const box = element.getBoundingClientRect();
    const band = visibleBand(element);
    // An element that isn't displayed has no size.
    if (box.height === 0 || box.top > band.bottom || box.bottom < band.top) return;
    const first = heights.indexAt(band.top - box.top);
    const end = heights.indexAt(band.bottom - box.top) + 1;
    if (range.first <= first && range.end >= Math.min(end, count)) return;
    distanceOfEnd.current = first > 0 && end === count ? box.bottom - band.bottom : undefined;
    setRange({ first: first - SPARE, end: end + SPARE });
  });
  /** The row that doesn't move when heights change: the first visible row that was rendered before. */
  const anchorIn = (element: HTMLElement) => {
    const { top, bottom } = visibleBand(element);
    const start = element.getBoundingClientRect().top;
    const [firstSeen, lastSeen] = [heights.indexAt(top - start), heights.indexAt(bottom - start)];
    return before.current.first <= lastSeen ? Math.max(firstSeen, before.current.first) : firstSeen;
  };
  const measure = useEvent(() => {
    const element = body.current;
    if (!element || !isLong) return;
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
  });
  const onScroll = useEvent(() => flushSync(look));
  const onResize = useEvent(() => {
    measure();
    look();
  });
  const isPrinting = useSight(body, count > AT_FIRST, onScroll, onResize);
  const isLong = count > AT_FIRST && !isPrinting;

  // After every render: the rows may have changed.
  useLayoutEffect(onResize);

  const show = useEvent((index: number) => {
    const row = body.current?.querySelector(`:scope > [data-index="${index}"]`);
    if (!isLong || row?.querySelector(focusableBox)) return;
    isShowing.current = true;
    flushSync(() => setRange({ first: index - AROUND, end: index + AROUND + 1 }));
  });
  const settle = useEvent(() => {
    isShowing.current = false;
    flushSync(look);
  });
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const rowFrom = (index: number, distance: number) => heights.indexAt(heights.topOf(index) + distance);
    virtualBodies.set(element, { count, show, settle, rowFrom });
  }, [body, count, heights, show, settle]);

  const first = isLong ? Math.min(Math.max(0, range.first), count) : 0;
  const end = isLong ? Math.min(Math.max(first, range.end), count) : Math.min(PRINTED, count);
  // The neighbors of the focused row are rendered, too, because Tab moves between their links and buttons.
  const around = focused < 0 ? [] : [focused - 1, focused, focused + 1];
  const kept = around.filter((index) => index >= 0 && index < count);
  const indexes = [
    ...kept.filter((index) => index < first),
    ...Array.from({ length: end - first }, (_, place) => first + place),
    ...kept.filter((index) => index >= end),
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
