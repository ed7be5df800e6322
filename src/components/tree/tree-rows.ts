import type { ComponentProps, ReactNode } from "react";
import type { TreeLabels } from "../../i18n/labels";
import type { DisabledItemProps, LabelsProps, StyleProps } from "../../lib/common-props";
import type { IconProp } from "../../lib/icon-prop";
import { warnOnce } from "../../lib/warn-once";
import type { treeRecipe } from "./tree.recipe";

type Variants = (typeof treeRecipe)["variants"];

/** The values of `selectionMode`, the default first. */
export const selectionModes = ["single", "multiple", "none"] as const;

export type SelectionMode = (typeof selectionModes)[number];

/** An item of a Tree, with the items below it. */
export interface TreeItem extends Pick<DisabledItemProps, "disabled"> {
  /** The item's entry in `selected` and `expanded`. It must be unique in the tree. */
  value: string;
  /** The text of the item: its accessible name, and what typing searches. */
  label: string;
  /** An icon before the label, as an element or a component. */
  icon?: IconProp;
  /** A short addition at the end of the row, such as a count. */
  badge?: ReactNode;
  /** The items below it. An item that has any can be expanded. */
  children?: readonly TreeItem[];
  /**
   * Whether there are items below it that aren't in `children` yet. Expanding the item calls `loadChildren`.
   * @default false
   */
  hasChildren?: boolean;
}

export interface TreeProps
  extends LabelsProps<TreeLabels>,
    StyleProps,
    Omit<ComponentProps<"div">, "children" | "role"> {
  /** The items of the first level, each with those below it. */
  items: readonly TreeItem[];
  /**
   * How many items can be selected.
   * @default "single"
   */
  selectionMode?: (typeof selectionModes)[number];
  /** The values of the selected items, when controlled. Pass it with `onSelectedChange` to update it. */
  selected?: readonly string[];
  /** The values of the items selected initially, when uncontrolled. */
  defaultSelected?: readonly string[];
  /**
   * Called when the user changes the selection.
   * @param selected The values of the selected items, also of those that are not visible.
   */
  onSelectedChange?: (selected: string[]) => void;
  /** The values of the expanded items, when controlled. Pass it with `onExpandedChange` to update it. */
  expanded?: readonly string[];
  /** The values of the items expanded initially, when uncontrolled. */
  defaultExpanded?: readonly string[];
  /**
   * Called when the user expands or collapses items.
   * @param expanded The values of the expanded items.
   */
  onExpandedChange?: (expanded: string[]) => void;
  /**
   * Called when the user opens an item with Enter or a double click, or with a click if nothing can be selected. An item
   * with children also expands or collapses.
   * @param item The item.
   */
  onAction?: (item: TreeItem) => void;
  /**
   * Loads the children of an item with `hasChildren` when it is expanded for the first time. Meanwhile, the item shows a
   * spinner. If the promise is rejected, a row below the item offers to try again. The result is kept until the tree
   * unmounts. To change it later, add `children` to the item.
   * @param item The item to load the children of.
   */
  loadChildren?: (item: TreeItem) => Promise<readonly TreeItem[]>;
  /**
   * Renders an item instead of its icon, label and badge. The row keeps its height, and its accessible name is the text
   * that you render.
   * @param item The item.
   */
  renderContent?: (item: TreeItem) => ReactNode;
  /**
   * Renders a handle before each item, such as a button that drags it. It can be 24 px wide. A mouse shows it on hover, and
   * the keyboard reaches it with Tab from its row.
   * @param item The item.
   */
  renderHandle?: (item: TreeItem) => ReactNode;
  /**
   * Renders controls at the end of each row, such as a DropdownMenu. They show as the handle does.
   * @param item The item.
   */
  renderActions?: (item: TreeItem) => ReactNode;
  /** The height of the rows, and the text size. */
  size?: keyof Variants["size"];
  /** The maximum height, in px or as a CSS length. Beyond it, the rows scroll. */
  maxHeight?: number | string;
}

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
  const seen = new Set<string>();
  const add = (given: readonly TreeItem[], level: number, parent: number) => {
    const siblings = given.filter(({ value }) => isNew(value, seen));
    siblings.forEach((item, position) => {
      const load = loads.get(item.value);
      const children = item.children ?? (Array.isArray(load) ? (load as readonly TreeItem[]) : undefined);
      const canExpand = children ? children.length > 0 : item.hasChildren === true;
      const isExpanded = canExpand && expanded.has(item.value);
      const index = rows.length;
      rows.push({
        id: item.value,
        item,
        isError: false,
        level,
        position: position + 1,
        setSize: siblings.length,
        parent,
        canExpand,
        isExpanded,
        isLoading: isExpanded && !children && load !== "error",
      });
      if (!isExpanded) return;
      if (children) add(children, level + 1, index);
      else if (load === "error") rows.push(errorRow(item, level + 1, index));
      else if (load === undefined) missing.push(item);
    });
  };
  add(items, 1, -1);
  return { rows, missing };
}

/**
 * Whether a value isn't shown yet. Without this check, an item inside itself would have infinitely many rows.
 */
function isNew(value: string, seen: Set<string>): boolean {
  if (!seen.has(value)) return Boolean(seen.add(value));
  warnOnce(
    () =>
      `A Tree has two items with the value "${value}". The second isn't shown. Give each item a unique value.`,
  );
  return false;
}

function errorRow(item: TreeItem, level: number, parent: number): TreeRow {
  return {
    // The separator assumes that the application's values contain no null character.
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
