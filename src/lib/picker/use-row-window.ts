"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Highlight } from "./highlight";

/** Rows drawn above and below those in sight, so that a little scrolling shows no gap and draws nothing anew. */
const SPARE = 10;
/** Rows drawn before anything has been measured: more than a popup shows. */
const AT_FIRST = 16;

interface RowWindow {
  /** For the element around the rows. */
  frame: RefObject<HTMLDivElement | null>;
  /** The first row to draw, and the first one after the last. */
  first: number;
  end: number;
  /** Heights that stand for the rows which are not drawn. */
  before: number;
  after: number;
}

/**
 * Says which rows of a long list to draw: those that the list's box shows, some spare ones, and the one that the
 * keyboard moves to. The rows stay in the flow between two paddings, so that rows of differing heights never
 * overlap; the height of those that are not drawn is an estimate.
 *
 * @param start Where the first of the rows stands among all that are found.
 */
export function useRowWindow(items: readonly unknown[], start: number, highlight: Highlight): RowWindow {
  const frame = useRef<HTMLDivElement>(null);
  const target = useRef<number | undefined>(undefined);
  const [range, setRange] = useState({ first: 0, end: AT_FIRST });
  const count = items.length;
  const spare = SPARE * highlight.rowHeight;
  const first = Math.min(range.first, Math.max(0, count - 1));
  const end = Math.min(range.end, count);

  /** Draws the rows in sight, if they are not drawn. Offsets do not change while the popup grows in. */
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
    // Other results are read from the top.
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
    // The popup has no size until it is placed. Measured once: an average that changed with the rows in sight would
    // make the list jump.
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

  // After every render, as the next effect: `look` and `setRange` depend on the rows of that render.
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

/** An array that was made anew with the same items shows nothing else. */
function differ(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one !== other && (one.length !== other.length || one[0] !== other[0] || one.at(-1) !== other.at(-1));
}
