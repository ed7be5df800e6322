import { warnOnce } from "../../lib/warn-once";
import type { TreeItem } from "./tree-types";

/** The loaded children of an item, or their loading state. */
export type Load = "loading" | "error" | readonly TreeItem[];

/** One visible row: an item, or the message that its children couldn't be loaded. */
export interface TreeRow {
  /** The item's `value`. A message has another id. */
  id: string;
  /** The item, or the one whose children couldn't be loaded. */
  item: TreeItem;
  isError: boolean;
  level: number;
  position: number;
  setSize: number;
  /** The index of the parent row, or -1. */
  parent: number;
  canExpand: boolean;
  isExpanded: boolean;
  isLoading: boolean;
}

/**
 * The rows that are visible, in their order, and the expanded items whose children must be loaded.
 *
 * @param loads The children that were loaded, by the value of their parent.
 */
export function visibleRows(
  items: readonly TreeItem[],
  expanded: ReadonlySet<string>,
  loads: ReadonlyMap<string, Load>,
): { rows: TreeRow[]; missing: TreeItem[] } {
  const rows: TreeRow[] = [];
  const missing: TreeItem[] = [];
  const shown = new Set<string>();
  const add = (given: readonly TreeItem[], level: number, parent: number) => {
    const siblings = given.filter(({ value }) => isNew(value, shown));
    siblings.forEach((item, index) => {
      const load = loads.get(item.value);
      const children = item.children ?? (Array.isArray(load) ? (load as readonly TreeItem[]) : undefined);
      const canExpand = children ? children.length > 0 : item.hasChildren === true;
      const isExpanded = canExpand && expanded.has(item.value);
      const own = rows.length;
      rows.push({
        id: item.value,
        item,
        isError: false,
        level,
        position: index + 1,
        setSize: siblings.length,
        parent,
        canExpand,
        isExpanded,
        isLoading: isExpanded && !children && load !== "error",
      });
      if (!isExpanded) return;
      if (children) add(children, level + 1, own);
      else if (load === "error") rows.push(errorRow(item, level + 1, own));
      else if (load === undefined) missing.push(item);
    });
  };
  add(items, 1, -1);
  return { rows, missing };
}

/**
 * Whether a value isn't shown yet. Without this check, an item inside itself would have infinitely many rows.
 */
function isNew(value: string, shown: Set<string>): boolean {
  if (!shown.has(value)) return Boolean(shown.add(value));
  warnOnce(
    `A Tree has two items with the value "${value}". The second isn't shown. Give each item a unique value.`,
  );
  return false;
}

function errorRow(item: TreeItem, level: number, parent: number): TreeRow {
  return {
    // No value of an application contains this character.
    id: `${item.value}\0error`,
    item,
    isError: true,
    level,
    position: 1,
    setSize: 1,
    parent,
    canExpand: false,
    isExpanded: false,
    isLoading: false,
  };
}

/** The distance that each key moves, in rows. */
const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The index of the row that a key moves to, or undefined if the key doesn't move. */
export function rowByKey(key: string, from: number, rows: readonly TreeRow[]): number | undefined {
  const step = steps[key];
  return step && Math.max(0, Math.min(rows.length - 1, from + step));
}

/** The ids between two rows, both included, that can be selected. */
export function idsBetween(
  one: number,
  other: number,
  rows: readonly TreeRow[],
  canSelect: (row: TreeRow) => boolean,
): string[] {
  return rows
    .slice(Math.min(one, other), Math.max(one, other) + 1)
    .filter(canSelect)
    .map(({ id }) => id);
}

/**
 * The index of the row to focus when the focused row is no longer visible. It is the item above that was collapsed, or
 * the row that is now in its place.
 *
 * @param before The rows while it was visible.
 */
export function successor(id: string, before: readonly TreeRow[], rows: readonly TreeRow[]): number {
  const index = before.findIndex((row) => row.id === id);
  for (let at = before[index]?.parent ?? -1; at >= 0; at = before[at]?.parent ?? -1) {
    const above = rows.findIndex((row) => row.id === before[at]?.id);
    if (above >= 0 && !rows[above]?.isExpanded) return above;
  }
  return Math.min(index, rows.length - 1);
}
