import { join } from "node:path";

/** The paths that the generator reads and writes. */
export interface CatalogPaths {
  root: string;
  components: string;
  /** Shared class fragments. */
  fragments: string;
  publicApi: string;
  stylesheet: string;
  manifest: string;
  output: string;
  schema: string;
}

/** The paths of a project in the folder `root`. */
export function pathsIn(root: string): CatalogPaths {
  return {
    root,
    components: join(root, "src/components"),
    fragments: join(root, "src/recipes"),
    publicApi: join(root, "src/index.ts"),
    stylesheet: join(root, "src/styles.css"),
    manifest: join(root, "package.json"),
    output: join(root, "src/catalog/catalog.json"),
    schema: join(root, "src/catalog/catalog.schema.json"),
  };
}
