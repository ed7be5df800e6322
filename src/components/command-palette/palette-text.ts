import { itemLabel } from "../../lib/picker/items";

/** What an item is found by, where the caller does not say: its `title`, or else its `label` or `value`. */
export function paletteText(item: unknown): string {
  if (typeof item === "object" && item !== null && "title" in item) return String(item.title);
  return itemLabel(item);
}
