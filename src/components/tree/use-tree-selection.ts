"use client";

import { useRef } from "react";
import { useControlled } from "../../hooks/use-controlled";
import { idsBetween, type TreeRow } from "./tree-rows";
import type { TreeProps } from "./tree-types";

const none: readonly string[] = [];

type Options = Pick<TreeProps, "selected" | "defaultSelected" | "onSelectedChange"> & {
  mode: TreeProps["selectionMode"];
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
  /** Where a range starts, and what was selected then. */
  const anchor = useRef<{ id: string; base: readonly string[] }>(undefined);

  function change(next: string[]) {
    if (next.length === selected.length && next.every((id, index) => id === selected[index])) return;
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
      anchor.current = { id: row.id, base: next };
      change(next);
    },
    /** Shift: selects all from the last selected row, or from `from`, to this one. */
    extend(from: number, to: number) {
      const start = rows.findIndex(({ id }) => id === anchor.current?.id);
      if (start < 0) anchor.current = { id: rows[from]?.id ?? "", base: selected };
      const range = idsBetween(start < 0 ? from : start, to, rows, canSelect);
      change([...new Set([...(anchor.current?.base ?? none), ...range])]);
    },
    selectAll() {
      change([...new Set([...selected, ...idsBetween(0, rows.length, rows, canSelect)])]);
    },
  };
}
