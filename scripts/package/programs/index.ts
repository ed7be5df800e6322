import { readFile } from "node:fs/promises";
import { catalogTexts, parseCatalog } from "../../../src/catalog";
import { root } from "../build/paths";
import { componentManifest } from "./component-manifest";
import { designTokens } from "./design-tokens";

/**
 * The files for programs, by path: the catalog, its schema, and everything that is generated from it and from the
 * tokens. The package contains them, and the site serves them.
 *
 * @param folder The folder of the catalog.
 */
export async function programFiles(folder = `${root}/src/catalog`): Promise<Record<string, string>> {
  const [document, schema] = await Promise.all(
    ["catalog.json", "catalog.schema.json"].map((name) => readFile(`${folder}/${name}`, "utf8")),
  );
  const catalog = parseCatalog(document as string);
  return {
    "catalog.json": document as string,
    "catalog.schema.json": schema as string,
    "manifests/components.json": JSON.stringify(componentManifest(catalog)),
    ...catalogTexts(catalog),
    ...Object.fromEntries(
      Object.entries(designTokens()).map(([path, tokens]) => [path, `${JSON.stringify(tokens, null, 2)}\n`]),
    ),
  };
}
