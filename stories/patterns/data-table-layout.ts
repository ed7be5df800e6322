/** How one person arranged the columns. */
export interface ColumnLayout {
  /** The ids of all columns, from start to end. New columns may be missing. */
  order: string[];
  hidden: string[];
  /** The widths that differ from the default, in px. */
  widths: Record<string, number>;
}

/** The columns as they are defined. */
export const defaultLayout: ColumnLayout = { order: [], hidden: [], widths: {} };

export function isColumnLayout(data: unknown): data is ColumnLayout {
  const { order, hidden, widths } = (data ?? {}) as Partial<Record<keyof ColumnLayout, unknown>>;
  const isList = (list: unknown) => Array.isArray(list) && list.every((each) => typeof each === "string");
  const isWidths = (object: unknown) =>
    typeof object === "object" && object !== null && Object.values(object).every(Number.isFinite);
  return isList(order) && isList(hidden) && isWidths(widths);
}

export type Side = "before" | "after";

/** Moves a column to a side of another one. */
export function moveColumn(order: readonly string[], id: string, side: Side, target: string): string[] {
  if (id === target) return [...order];
  const next = order.filter((each) => each !== id);
  next.splice(next.indexOf(target) + (side === "after" ? 1 : 0), 0, id);
  return next;
}
