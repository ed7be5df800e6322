import { readFileSync } from "node:fs";
import type { Catalog, ComponentDescriptor } from "../../../src/catalog/types";
import { loadStylesheet } from "../css/stylesheet";
import { describeComponent } from "../read/component";
import { findComponents } from "../read/folder";
import { type Gap, Gaps } from "../read/gaps";
import { checkInstead } from "../read/guide";
import type { CatalogPaths } from "../read/paths";
import { openSource } from "../read/source";
import { TypeDefinitions } from "../types/definitions";

/** The version of the catalog's format. Adding props or values doesn't change it. */
const version = "1.0.0";

/** A catalog, and its gaps. With gaps, it is incomplete. */
export interface Build {
  catalog: Catalog;
  gaps: Gap[];
}

/** Builds the catalog from the sources. */
export async function buildCatalog(paths: CatalogPaths): Promise<Build> {
  const gaps = new Gaps(paths.root);
  const source = openSource(paths);
  const context = {
    source,
    gaps,
    definitions: new TypeDefinitions(source, gaps),
    stylesheet: await loadStylesheet(paths.stylesheet),
    importPath: (JSON.parse(readFileSync(paths.manifest, "utf8")) as { name: string }).name,
  };
  const components: Record<string, ComponentDescriptor> = {};
  const folders = findComponents(source, gaps);
  for (const folder of folders) {
    const component = await describeComponent(folder, context);
    if (component) components[component.name] = component;
  }
  for (const folder of folders) checkInstead(folder, components, gaps);
  const types = context.definitions.list();
  return { catalog: { version, components, types }, gaps: gaps.list() };
}
