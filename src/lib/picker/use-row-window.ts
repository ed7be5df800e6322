"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { useListWindow } from "../virtual/use-list-window";
import type { Highlight } from "./highlight";

/** The number of rows rendered above and below the visible ones, so that scrolling a little shows no gap. */
const SPARE = 10;
/** The number of rows rendered before any has been measured. A popup shows fewer. */
const AT_FIRST = 16;

/**
 * Finds which rows of a long list to render: the visible ones, some before and after them, and the one that the keyboard
 * moves to. The rows are in normal flow between two paddings, so rows of different heights never overlap. The height of
 * the rows that aren't rendered is an estimate.
 *
 * @param start The index of the first row among all matching items.
 * @returns The ref of the element around the rows, the rows to render, and the heights before and after them, in px.
 */
export function useRowWindow(items: readonly unknown[], start: number, highlight: Highlight) {
  const frame = useRef<HTMLDivElement>(null);
  const target = useRef<number | undefined>(undefined);
  const [current, setCurrent] = useState(items);
  const measuredItems = useRef(items);
  const count = items.length;

  // Offsets don't change during the popup's opening animation.
  const { first, end, setRange } = useListWindow({
    frame,
    count,
    limit: 0,
    printed: 0,
    atFirst: AT_FIRST,
    spare: SPARE,
    readVisible({ offsetTop, offsetHeight }) {
      const list = listAround(frame.current);
      if (!list?.clientHeight) return undefined;
      const top = list.scrollTop - offsetTop;
      const bottom = top + list.clientHeight;
      if (bottom <= 0 || top >= offsetHeight) return undefined;
      const row = (distance: number) => Math.round(distance / highlight.rowHeight);
      return { first: row(top), end: row(bottom) };
    },
    isCovered({ firstElementChild, lastElementChild }, rendered) {
      const { scrollTop, clientHeight } = listAround(frame.current) as HTMLElement;
      return (
        (rendered.first === 0 || topOf(firstElementChild) <= scrollTop) &&
        (rendered.end === count || bottomOf(lastElementChild) >= scrollTop + clientHeight)
      );
    },
    beforeUpdate(cause) {
      const rows = frame.current;
      if (!rows || cause === "resize") return;
      if (measuredItems.current !== current) {
        measuredItems.current = current;
        if (start === 0 && target.current === undefined) listAround(rows)?.scrollTo({ top: 0 });
      }
      // The popup has no size until it is positioned. Rows are measured once, because an average that changes
      // with the visible rows would make the list jump.
      if (rows.lastElementChild && !highlight.isMeasured && rows.offsetHeight > 0) {
        highlight.isMeasured = true;
        highlight.rowHeight =
          (bottomOf(rows.lastElementChild) - topOf(rows.firstElementChild)) / rows.childElementCount;
        setRange((rendered) => ({ ...rendered }));
      } else if (target.current !== undefined) {
        rows.children[target.current - first]?.scrollIntoView({ block: "nearest" });
        target.current = undefined;
      }
    },
  });

  if (differ(current, items)) {
    // New results start at the top.
    setCurrent(items);
    setRange({ first: 0, end: AT_FIRST });
  }

  useLayoutEffect(
    () =>
      highlight.subscribe((index) => {
        const row = index - start;
        if (row < 0 || row >= count || (row >= first && row < end)) return;
        target.current = row;
        setRange({ first: Math.max(0, row - SPARE), end: row + SPARE });
      }),
    [highlight, start, count, first, end, setRange],
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
