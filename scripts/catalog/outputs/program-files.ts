import { readFile } from "node:fs/promises";
import { catalogTexts, parseCatalog } from "../../../src/catalog";
import { root } from "../../lib/paths";
import { a2uiCatalog } from "./a2ui";
import { componentManifest } from "./component-manifest";
import { designTokens } from "./design-tokens";
import { jsonRenderCatalog } from "./json-render";
import { shadcnRegistry } from "./shadcn-registry";
import { structuredOutput } from "./structured-output";

/**
 * The files for programs, by path: the catalog, its schema, and everything that is generated from it, from the
 * tokens and from the patterns. The package contains them, and the site serves them.
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
    "structured-output.json": JSON.stringify(structuredOutput(catalog)),
    "a2ui.json": JSON.stringify(a2uiCatalog(catalog)),
    "json-render.json": JSON.stringify(jsonRenderCatalog(catalog)),
    "manifests/components.json": JSON.stringify(componentManifest(catalog)),
    ...catalogTexts(catalog),
    ...printed(designTokens()),
    ...printed(await shadcnRegistry()),
  };
}

/** Formats documents that people also read. */
function printed(documents: Record<string, object>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(documents).map(([path, document]) => [path, `${JSON.stringify(document, null, 2)}\n`]),
  );
}
