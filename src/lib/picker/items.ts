/** Items under a heading. */
export interface ItemGroup<Item> {
  /** The heading, which also identifies the group. */
  value: string;
  /** The items under it. */
  items: readonly Item[];
}

/**
 * The type of an item in a list, or in the groups of a list.
 *
 * @typeParam Items The type of the list.
 */
export type ItemOf<Items extends readonly unknown[]> = Items[number] extends {
  items: readonly (infer Item)[];
}
  ? Item
  : Items[number];

export function isGroup(item: unknown): item is ItemGroup<unknown> {
  return Array.isArray((item as Partial<ItemGroup<unknown>> | null | undefined)?.items);
}

/** The items, also of groups. */
export function flatItems(items: readonly unknown[]): unknown[] {
  return items.flatMap((item) => (isGroup(item) ? item.items : [item]));
}

/** The number of items, without the groups themselves. */
export function countItems(items: readonly unknown[]): number {
  return items.reduce<number>((sum, item) => sum + (isGroup(item) ? item.items.length : 1), 0);
}

/** The text of an item: its `label`, or else its `value`. Strings and numbers are their own text. */
export function itemLabel(item: unknown): string {
  return textOf(item, "label", "value");
}

/** The form value of an item: its `value`, or else its `label`. Strings and numbers are their own value. */
export function itemFormValue(item: unknown): string {
  return textOf(item, "value", "label");
}

/** React keys for items or groups, by their values, with a count for equal values. Labels don't have to be unique. */
export function itemKeys(items: readonly unknown[]): string[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const value = itemFormValue(item);
    const count = counts.get(value) ?? 0;
    counts.set(value, count + 1);
    return `${count} ${value}`;
  });
}

function textOf(item: unknown, first: string, second: string): string {
  if (typeof item !== "object" || item === null) return String(item ?? "");
  const known = item as Record<string, unknown>;
  return String(known[first] ?? known[second] ?? JSON.stringify(item));
}
