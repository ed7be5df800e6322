import { slotOf } from "../../../.storybook/kit/slot-of";
import type { Catalog } from "../../../src/catalog";
import type { ModuleGraph, Reach, Subject } from "./graph";

export const CATALOG = "src/catalog/catalog.json";

/** Modules that re-export the whole catalog, and the name of the export. */
const HANDED_ON = [
  [".storybook/kit/lookup.ts", "catalog"],
  ["scripts/checks/catalog-conformance/in-page/document.ts", "servedCatalog"],
] as const;

/** Modules that use only the catalog's shared part and its entries of components that the story renders. */
const BY_COMPONENT = new Set(
  ["kit/lookup.ts", "kit/snippet.ts", "kit/expect-aria-disabled.tsx", "kit/shown/index.ts"]
    .map((file) => `.storybook/${file}`)
    .concat(
      ["document.ts", "story-facts.ts", "callbacks.ts", "conformance-story.tsx"].map(
        (file) => `scripts/checks/catalog-conformance/in-page/${file}`,
      ),
    ),
);

/** The catalog in parts, so that a change of one component's entry doesn't affect all stories. */
export interface CatalogParts {
  /** The part that affects every story: version, types, names, states. */
  shared: string;
  /** The entries of components, by folder. */
  entries: ReadonlyMap<string, string>;
  subjects: Subject[];
}

/** Splits a catalog into parts. Returns undefined if the text isn't a catalog. */
export function catalogParts(text: string): CatalogParts | undefined {
  let catalog: Catalog;
  try {
    catalog = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof catalog?.components !== "object") return undefined;
  const { components, ...rest } = catalog;
  const all = Object.entries(components);
  // For every story, a class's prefix counts as a state if any component has that state.
  const states = [...new Set(all.flatMap(([, { styling }]) => styling?.states ?? []))].sort();
  return {
    shared: JSON.stringify([rest, states, all.map(([name, { importPath }]) => [name, importPath])]),
    entries: new Map(all.map(([name, entry]) => [slotOf(name), JSON.stringify(entry)])),
    subjects: all.map(([name]) => ({ name, folder: slotOf(name) })),
  };
}

/** Whether a story uses the whole catalog, as a page that lists all components does. */
export function readsWholeCatalog(graph: ModuleGraph, reach: Reach): boolean {
  return [...reach.keys()].some(
    (file) =>
      !BY_COMPONENT.has(file) &&
      (graph.takes(file, CATALOG) || HANDED_ON.some(([module, name]) => graph.takes(file, module, name))),
  );
}

/** The folders of the components among the files of a reach. */
export function componentFolders(reach: Reach): Set<string> {
  return new Set([...reach.keys()].flatMap((file) => /^src\/components\/([^/]+)\//.exec(file)?.[1] ?? []));
}
