"use client";

import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isCharacter, rowByKey, useTypeahead } from "../../lib/list-keys";
import { useControlled } from "../../lib/use-controlled";
import { directionOf } from "../../lib/use-direction";
import { useListWindow } from "../../lib/virtual/use-list-window";
import { visibleSpan } from "../../lib/virtual/visible-band";
import { warnOnce } from "../../lib/warn-once";
import {
  idsBetween,
  type Load,
  type SelectionMode,
  successor,
  type TreeItem,
  type TreeProps,
  type TreeRow,
} from "./tree-rows";

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
  const { isTyping, find } = useTypeahead(locale);
  const isMultiple = mode === "multiple";

  const listRows = {
    count: rows.length,
    // Typing doesn't find error messages. Disabled items can be focused.
    text: (index: number) => (rows[index]?.isError ? "" : (rows[index]?.item.label ?? "")),
    isDisabled: () => false,
  };

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
    const next = rowByKey(key, index, listRows);
    if (next !== undefined) {
      focusRow(next);
      if (shiftKey && isMultiple) selection.extend(index, next);
    } else if (key === "ArrowLeft" || key === "ArrowRight") {
      const isMirrored = directionOf(event.currentTarget) === "rtl";
      moveInside(isMirrored ? mirrored[key] : key, index, row);
    } else if (key === "Enter" || (key === " " && !isTyping())) activate(event, index, row);
    else if (key === "*") {
      rowActions.expandAll(rows.filter((each) => each.parent === row.parent && each.canExpand));
    } else if (isCharacter(key)) {
      const found = find(key, index, listRows);
      if (found >= 0) focusRow(found);
    } else return false;
    return true;
  };
}

const mirrored = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

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
  const latestRows = useRef(rows);
  const index = rows.findIndex(({ id }) => id === active?.id);
  const tabStop = index < 0 ? Math.min(Math.max(first, 0), rows.length - 1) : index;

  /** Focuses a row after the next render, because it may not be rendered yet. */
  const focusRow = (row: number) => {
    const id = rows[row]?.id;
    if (id !== undefined) setActive({ id, isDue: true });
  };

  // With dependencies, the focus would stay lost when the focused element is replaced and the rows are the same.
  useLayoutEffect(() => {
    const before = latestRows.current;
    latestRows.current = rows;
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

const none: readonly string[] = [];

type Options = Pick<TreeProps, "selected" | "defaultSelected" | "onSelectedChange"> & {
  mode: SelectionMode;
  rows: readonly TreeRow[];
  canSelect: (row: TreeRow) => boolean;
};

/** The selected items, and the changes that clicks and keys make. */
export function useTreeSelection({ mode, rows, canSelect, ...props }: Options) {
  const [selected, setOwn] = useControlled<readonly string[]>(
    "Tree.selected",
    props.selected,
    props.defaultSelected ?? none,
    none,
  );
  /** The row that a range starts at, the selection at that time, and the selection after the last change. */
  const anchor = useRef<{ id: string; base: readonly string[]; result: readonly string[] }>(undefined);

  function change(next: string[]) {
    if (isSame(next, selected)) return;
    setOwn(next);
    props.onSelectedChange?.(next);
  }

  return {
    selected,
    /** A click or Space: selects the row, or toggles it if several can be selected. */
    select(row: TreeRow) {
      if (!canSelect(row)) return;
      const others = selected.filter((id) => id !== row.id);
      const next = mode === "multiple" && others.length < selected.length ? others : [...others, row.id];
      if (mode === "single") return change([row.id]);
      anchor.current = { id: row.id, base: next, result: next };
      change(next);
    },
    /** Shift: selects all from the last selected row, or from `from`, to this one. */
    extend(from: number, to: number) {
      const last = anchor.current?.id ?? selected.at(-1);
      const known = rows.findIndex(({ id }) => id === last);
      const start = known < 0 ? from : known;
      // The range replaces the previous one, unless the application or Control+A has changed the selection
      // since.
      const base = anchor.current && isSame(anchor.current.result, selected) ? anchor.current.base : selected;
      const next = [...new Set([...base, ...idsBetween(start, to, rows, canSelect)])];
      anchor.current = { id: rows[start]?.id ?? "", base, result: next };
      change(next);
    },
    selectAll() {
      change([...new Set([...selected, ...idsBetween(0, rows.length, rows, canSelect)])]);
    },
  };
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/**
 * The children that `loadChildren` returned, by the value of their parent, and the latest result to announce.
 */
export function useLoadedChildren() {
  const [loads, setLoads] = useState<ReadonlyMap<string, Load>>(new Map());
  const [latest, setLatest] = useState<{ item: TreeItem; load: Load }>();
  return {
    loads,
    latest,
    set: (item: TreeItem, load: Load) => {
      setLoads((loads) => new Map(loads).set(item.value, load));
      setLatest({ item, load });
    },
    /** Forgets an error, so that the children are loaded again if the item is expanded. */
    forgetError: ({ value }: TreeItem) => {
      if (loads.get(value) !== "error") return;
      const others = new Map(loads);
      others.delete(value);
      setLoads(others);
    },
  };
}

/** Loads the children of these items after the render. */
export function useMissingChildren(
  missing: readonly TreeItem[],
  loadChildren: TreeProps["loadChildren"],
  set: (item: TreeItem, load: Load) => void,
): void {
  const running = useRef(new Set<string>());
  useEffect(() => {
    if (!loadChildren) return;
    for (const item of missing) {
      // Effects run twice in StrictMode.
      if (running.current.has(item.value)) continue;
      running.current.add(item.value);
      set(item, "loading");
      const end = (load: Load) => {
        running.current.delete(item.value);
        if (load !== "error" && !Array.isArray(load)) {
          warnOnce(
            () =>
              `Tree's loadChildren returned ${load} for "${item.value}". Return a promise of a list of items.`,
          );
          set(item, "error");
        } else set(item, load);
      };
      // In an async function, so that an error that `loadChildren` throws becomes a rejection.
      (async () => loadChildren(item))().then(end, () => end("error"));
    }
  });
}

/** Up to this number of rows, all are rendered. */
const LONG = 100;
/** The number of rows rendered above and below the visible ones, so that scrolling a little shows no gap. */
const SPARE = 10;
/** The number of rows rendered before their height is known, and on the server. */
const AT_FIRST = 50;

/**
 * Finds the rows of a long list to render. All rows have the same height.
 *
 * @param frame The element around the rows.
 */
export function useVisibleRange(frame: RefObject<HTMLElement | null>, count: number) {
  return useListWindow({
    frame,
    count,
    limit: LONG,
    printed: Number.POSITIVE_INFINITY,
    atFirst: AT_FIRST,
    spare: SPARE,
    readVisible(rows) {
      const rowHeight = rows.querySelector("[role=treeitem]")?.getBoundingClientRect().height;
      const span = rowHeight ? visibleSpan(rows) : undefined;
      if (!rowHeight || !span) return undefined;
      const first = Math.max(0, Math.floor(span.top / rowHeight));
      const end = Math.min(count, Math.ceil(span.bottom / rowHeight));
      return first < end ? { first, end } : undefined;
    },
  });
}
