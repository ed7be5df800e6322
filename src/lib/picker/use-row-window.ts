"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Highlight } from "./highlight";

/** The number of rows rendered above and below the visible ones, so that scrolling a little shows no gap. */
const SPARE = 10;
/** The number of rows rendered before any has been measured. A popup shows fewer. */
const AT_FIRST = 16;

interface RowWindow {
  /** The ref of the element around the rows. */
  frame: RefObject<HTMLDivElement | null>;
  /** The first row to render, and the one after the last. */
  first: number;
  end: number;
  /** The heights of the rows before and after those, in px. */
  before: number;
  after: number;
}

/**
 * Finds which rows of a long list to render: the visible ones, some before and after them, and the one that the keyboard
 * moves to. The rows are in normal flow between two paddings, so rows of different heights never overlap. The height of
 * the rows that aren't rendered is an estimate.
 *
 * @param start The index of the first row among all matching items.
 */
export function useRowWindow(items: readonly unknown[], start: number, highlight: Highlight): RowWindow {
  const frame = useRef<HTMLDivElement>(null);
  const target = useRef<number | undefined>(undefined);
  const [range, setRange] = useState({ first: 0, end: AT_FIRST });
  const count = items.length;
  const spare = SPARE * highlight.rowHeight;
  const first = Math.min(range.first, Math.max(0, count - 1));
  const end = Math.min(range.end, count);

  /**
   * Renders the visible rows, unless they are already rendered. It reads offsets, because they don't change
   * during the popup's opening animation.
   */
  const look = () => {
    const list = listAround(frame.current);
    if (!list?.clientHeight || !frame.current) return;
    const { offsetTop, offsetHeight, firstElementChild, lastElementChild } = frame.current;
    const top = list.scrollTop;
    const bottom = top + list.clientHeight;
    if (offsetTop >= bottom || offsetTop + offsetHeight <= top) return;
    const startsAbove = first === 0 || topOf(firstElementChild) <= top;
    if (startsAbove && (end === count || bottomOf(lastElementChild) >= bottom)) return;
    const row = (place: number) => Math.max(0, Math.min(count, Math.round(place / highlight.rowHeight)));
    const next = { first: row(top - offsetTop - spare), end: row(bottom - offsetTop + spare) };
    if (next.first !== first || next.end !== end) setRange(next);
  };

  const [shown, setShown] = useState(items);
  const readFrom = useRef(items);
  if (differ(shown, items)) {
    // New results start at the top.
    setShown(items);
    setRange({ first: 0, end: AT_FIRST });
  }
  // After every render: the rows and their heights may have changed.
  useLayoutEffect(() => {
    const rows = frame.current;
    if (readFrom.current !== shown) {
      readFrom.current = shown;
      if (start === 0 && target.current === undefined) listAround(rows)?.scrollTo({ top: 0 });
    }
    // The popup has no size until it is positioned. Rows are measured once, because an average that changes
    // with the visible rows would make the list jump.
    if (rows?.lastElementChild && !highlight.isMeasured && rows.offsetHeight > 0) {
      highlight.isMeasured = true;
      highlight.rowHeight =
        (bottomOf(rows.lastElementChild) - topOf(rows.firstElementChild)) / rows.childElementCount;
      setRange((drawn) => ({ ...drawn }));
      return;
    }
    if (target.current !== undefined) {
      rows?.children[target.current - first]?.scrollIntoView({ block: "nearest" });
      target.current = undefined;
    }
    look();
  });

  // This effect and the next run after every render, because they use the rows of that render.
  useEffect(() => {
    const list = listAround(frame.current);
    list?.addEventListener("scroll", look, { passive: true });
    return () => list?.removeEventListener("scroll", look);
  });

  useLayoutEffect(() =>
    highlight.subscribe((index) => {
      const row = index - start;
      if (row < 0 || row >= count || (row >= first && row < end)) return;
      target.current = row;
      setRange({ first: Math.max(0, row - SPARE), end: row + SPARE });
    }),
  );

  return {
    frame,
    first,
    end,
    before: first * highlight.rowHeight,
    after: (count - end) * highlight.rowHeight,
  };
}

function topOf(row: Element | null): number {
  return row ? (row as HTMLElement).offsetTop : Number.NaN;
}

function bottomOf(row: Element | null): number {
  return row ? topOf(row) + (row as HTMLElement).offsetHeight : Number.NaN;
}

function listAround(frame: HTMLElement | null): HTMLElement | null | undefined {
  return frame?.closest<HTMLElement>("[role=listbox]");
}

/**
 * Whether the first item, the last item or the count differs. A new array with the same items needs no
 * update.
 */
function differ(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one !== other && (one.length !== other.length || one[0] !== other[0] || one.at(-1) !== other.at(-1));
}
