import type { Descriptor } from "../../../../.storybook/kit/lookup";
import path from "../../../../src/catalog/catalog.json?url";
import type { Catalog } from "../../../../src/catalog/types";

let catalog: Promise<Catalog> | undefined;

/**
 * The catalog as its own file next to the stories, so that another catalog can be compared with the same
 * build.
 */
export function servedCatalog(): Promise<Catalog> {
  catalog ??= fetch(path).then((response) => response.json());
  return catalog;
}

/** The catalog's entry for a component or part, such as `Dialog.Title`. */
export function descriptorOf(catalog: Catalog, name: string): Descriptor | undefined {
  const [component = "", part] = name.split(".");
  const root = catalog.components[component];
  return part ? root?.subComponents?.[part] : root;
}
