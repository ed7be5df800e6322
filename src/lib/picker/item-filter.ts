import { byLocale } from "../by-locale";
import { textFolder } from "../fold-text";
import { itemLabel } from "./items";

/**
 * Returns whether an item matches the typed text.
 *
 * @typeParam Item The type of an item.
 * @param item An item of `items`.
 * @param query The typed text.
 */
export type ItemFilter<Item> = (item: Item, query: string) => boolean;

const CACHED_TEXTS = 50_000;

/**
 * Matches the query anywhere in an item's label, after `textFolder` has normalized both. Each label is normalized only
 * once, on the first keystroke.
 */
export const labelFilter = /* @__PURE__ */ byLocale((locale): ItemFilter<unknown> => {
  const fold = textFolder(locale);
  const objects = new WeakMap<object, string>();
  const texts = new Map<unknown, string>();
  const folded = (item: unknown) => {
    const cache = (typeof item === "object" && item ? objects : texts) as Map<unknown, string>;
    let label = cache.get(item);
    if (label === undefined) {
      label = fold(itemLabel(item));
      // Limits the cache, because a server may suggest any number of texts over time.
      if (texts.size === CACHED_TEXTS) texts.clear();
      cache.set(item, label);
    }
    return label;
  };
  let last = { query: "", folded: "" };
  return (item, query) => {
    if (last.query !== query) last = { query, folded: fold(query) };
    return folded(item).includes(last.folded);
  };
});
