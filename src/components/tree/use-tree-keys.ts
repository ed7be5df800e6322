"use client";

import { type KeyboardEvent, useRef } from "react";
import { textFolder } from "../../lib/fold-text";
import { PAUSE, rowByText } from "../../lib/row-by-text";
import { directionOf } from "../../lib/use-direction";
import { rowByKey, type TreeRow } from "./tree-rows";
import type { SelectionMode } from "./tree-types";

interface TreeKeysOptions {
  rows: readonly TreeRow[];
  mode: SelectionMode;
  locale: string;
  focusRow: (index: number) => void;
  toggle: (row: TreeRow) => void;
  expandAll: (rows: readonly TreeRow[]) => void;
  act: (row: TreeRow) => void;
  retry: (row: TreeRow) => void;
  selection: {
    select: (row: TreeRow) => void;
    extend: (from: number, to: number) => void;
    selectAll: () => void;
  };
}

/**
 * The keyboard interaction of the ARIA tree view pattern, with Page Up and Page Down.
 *
 * @returns A function that handles a key on a row. It returns false if the key does nothing, so that the
 * browser handles it.
 */
export function useTreeKeys({ rows, mode, locale, focusRow, selection, ...rowActions }: TreeKeysOptions) {
  const typed = useRef({ text: "", at: 0 });
  const isTyping = () => Date.now() - typed.current.at < PAUSE;
  const isMultiple = mode === "multiple";

  function find(letter: string, from: number) {
    const text = isTyping() ? typed.current.text + letter : letter;
    typed.current = { text, at: Date.now() };
    const labels = {
      count: rows.length,
      text: (index: number) => rows[index]?.item.label ?? "",
      isDisabled: (index: number) => rows[index]?.isError === true,
    };
    const found = rowByText(text, from, labels, textFolder(locale));
    if (found >= 0) focusRow(found);
  }

  /** Handles the left and right arrow keys, already mirrored for right-to-left text. */
  function moveInside(key: string, index: number, row: TreeRow) {
    if (key === "ArrowRight") {
      if (row.canExpand && !row.isExpanded) rowActions.toggle(row);
      else if (rows[index + 1]?.parent === index) focusRow(index + 1);
    } else if (row.isExpanded) rowActions.toggle(row);
    else if (row.parent >= 0) focusRow(row.parent);
  }

  function activate({ key, shiftKey }: KeyboardEvent, index: number, row: TreeRow) {
    const isSpace = key === " ";
    if (row.isError) rowActions.retry(row);
    else if (isSpace && shiftKey && isMultiple) selection.extend(index, index);
    else {
      if (isSpace || mode === "single") selection.select(row);
      if (!isSpace || mode === "none") rowActions.act(row);
    }
  }

  return (event: KeyboardEvent, index: number): boolean => {
    const row = rows[index];
    const { key, shiftKey } = event;
    if (!row || event.altKey) return false;
    if (event.ctrlKey || event.metaKey) {
      const isAll = isMultiple && key.toLowerCase() === "a";
      if (isAll) selection.selectAll();
      // Control with Shift and Home or End also selects, as Shift alone does.
      if (!shiftKey || (key !== "Home" && key !== "End")) return isAll;
    }
    const next = rowByKey(key, index, rows);
    if (next !== undefined) {
      focusRow(next);
      if (shiftKey && isMultiple) selection.extend(index, next);
    } else if (key === "ArrowLeft" || key === "ArrowRight") {
      const isMirrored = directionOf(event.currentTarget) === "rtl";
      moveInside(isMirrored ? mirrored[key] : key, index, row);
    } else if (key === "Enter" || (key === " " && !isTyping())) activate(event, index, row);
    else if (key === "*") {
      rowActions.expandAll(rows.filter((each) => each.parent === row.parent && each.canExpand));
    } else if ([...key].length === 1) find(key, index);
    else return false;
    return true;
  };
}

const mirrored = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };
