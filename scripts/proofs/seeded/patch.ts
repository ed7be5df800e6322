import type { Catalog } from "../../../src/catalog/types";
import type { Seed } from "./seed";

/** New values by key. A function computes the value from the old one; `undefined` removes the key. */
export interface Patch {
  [key: string]: Patch | ((old: never) => unknown) | string | number | boolean | undefined;
}

/** Patches an entry of the catalog: a component, a part (`Dialog.Title`) or a prop (`Dialog.Root.open`). */
export function patch(path: string, changes: Patch): Seed["edit"] {
  return (text) => {
    const catalog: Catalog = JSON.parse(text);
    const entry = entryAt(catalog, path);
    const before = JSON.stringify(entry);
    apply(changes, entry);
    if (JSON.stringify(entry) === before) throw new Error(`The patch changes nothing in ${path}.`);
    return JSON.stringify(catalog);
  };
}

/** Adds an item to a list, or a class to a string of classes. */
export function added(item: string) {
  return (list: string | string[]) => {
    if (list === undefined) throw new Error(`There is no list to add ${item} to.`);
    return typeof list === "string" ? `${list} ${item}` : [...list, item];
  };
}

/** Removes an item from a list, or a class from a string of classes. */
export function removed(item: string) {
  return (list: string | string[]) => {
    const items = typeof list === "string" ? list.split(" ") : list;
    if (!items?.includes(item)) throw new Error(`There is no ${item} to remove from: ${list}`);
    const rest = items.filter((each) => each !== item);
    return typeof list === "string" ? rest.join(" ") : rest;
  };
}

type Entry = Record<string, unknown>;

function entryAt({ components }: Catalog, path: string): Entry {
  const [root = "", ...names] = path.split(".");
  let entry: unknown = components[root];
  for (const name of names) {
    const { subComponents, props } = (entry ?? {}) as Record<string, Entry | undefined>;
    entry = subComponents?.[name] ?? props?.[name];
  }
  if (!entry) throw new Error(`The catalog has no ${path} any more.`);
  return entry as Entry;
}

function apply(changes: Patch, target: Entry): void {
  for (const [key, value] of Object.entries(changes)) {
    if (typeof value === "function") target[key] = (value as (old: unknown) => unknown)(target[key]);
    else if (typeof value === "object") {
      target[key] ??= {};
      apply(value, target[key] as Entry);
    } else target[key] = value;
  }
}
