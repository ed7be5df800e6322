/** Items under a heading. */
export interface ItemGroup<Item> {
  /** The heading, also what tells groups apart. */
  value: string;
  /** The items under it. */
  items: readonly Item[];
}

/** One item of a list, or of the groups of a list. */
export type ItemOf<Items extends readonly unknown[]> = Items[number] extends {
  items: readonly (infer Item)[];
}
  ? Item
  : Items[number];

export function isGroup(item: unknown): item is ItemGroup<unknown> {
  return Array.isArray((item as Partial<ItemGroup<unknown>> | null | undefined)?.items);
}

/** How many items there are, groups not counted. */
export function countItems(items: readonly unknown[]): number {
  return items.reduce<number>((sum, item) => sum + (isGroup(item) ? item.items.length : 1), 0);
}

/** What shows for an item: its `label`, or else its `value`; a text or a number is its own. */
export function itemLabel(item: unknown): string {
  return textOf(item, "label", "value");
}

/** What a form sends for an item: its `value`, or else its `label`; a text or a number is its own. */
export function itemFormValue(item: unknown): string {
  return textOf(item, "value", "label");
}

/** React keys for items or groups: by their values, and counted where values are equal. Labels need not differ. */
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
