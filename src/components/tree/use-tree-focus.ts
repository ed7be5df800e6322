"use client";

import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { successor, type TreeRow } from "./tree-rows";

/**
 * One tab stop for all rows, and focus that survives when its row is no longer visible.
 *
 * @param first The row of the tab stop until a row is focused.
 * @param onFocused Called after a row was focused and has scrolled into view.
 */
export function useTreeFocus(
  tree: RefObject<HTMLElement | null>,
  rows: readonly TreeRow[],
  first: number,
  onFocused: () => void,
) {
  const [active, setActive] = useState<{ id: string; isDue: boolean }>();
  const done = useRef(active);
  /** The focused row, or the focused control inside a row. */
  const focused = useRef<HTMLElement | null>(null);
  const shown = useRef(rows);
  const index = rows.findIndex(({ id }) => id === active?.id);
  const tabStop = index < 0 ? Math.min(Math.max(first, 0), rows.length - 1) : index;

  /** Focuses a row after the next render, because it may not be rendered yet. */
  const focusRow = (row: number) => {
    const id = rows[row]?.id;
    if (id !== undefined) setActive({ id, isDue: true });
  };

  // After every render, because the rows may have changed.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = rows;
    const page = tree.current?.ownerDocument;
    if (active?.isDue && done.current !== active) {
      done.current = active;
      const row = tree.current?.querySelector<HTMLElement>("[role=treeitem][tabindex='0']");
      // The browser's own scrolling would center the row.
      row?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: "nearest" });
      onFocused();
    } else if (active && focused.current?.isConnected === false && page?.activeElement === page?.body) {
      focusRow(index < 0 ? successor(active.id, before, rows) : index);
    }
  });

  return {
    tabStop,
    focusRow,
    handlers: {
      /** The row that contains the focus is the tab stop. */
      onFocus: (element: HTMLElement, row: TreeRow | undefined) => {
        if (!row) return;
        focused.current = element;
        setActive((known) => (known?.id === row.id ? known : { id: row.id, isDue: false }));
      },
      onBlur: () => {
        focused.current = null;
      },
    },
  };
}
