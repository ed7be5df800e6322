"use client";

import { useRef } from "react";
import { useControlled } from "../../lib/use-controlled";
import { idsBetween, type TreeRow } from "./tree-rows";
import type { SelectionMode, TreeProps } from "./tree-types";

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
