import path from "../../src/catalog/catalog.json?url";
import type { Catalog } from "../../src/catalog/types";
import type { Descriptor } from "../kit/lookup";

let catalog: Promise<Catalog> | undefined;

/**
 * The catalog as served beside the stories, in its own file, so that another catalog can be compared with the same
 * build.
 */
export function servedCatalog(): Promise<Catalog> {
  catalog ??= fetch(path).then((response) => response.json());
  return catalog;
}

/** What it says of a component or part: `Dialog.Title`. */
export function descriptorOf(catalog: Catalog, name: string): Descriptor | undefined {
  const [component = "", part] = name.split(".");
  const root = catalog.components[component];
  return part ? root?.subComponents?.[part] : root;
}
