/** The formats that programs read. This entry doesn't load the TypeScript compiler. */
import { readFile } from "node:fs/promises";
import { type Catalog, catalogTexts, parseCatalog } from "../../../src/catalog/catalog";
import { designTokens } from "../../../src/theme/design-tokens";
import { root } from "../../lib/paths";
import { componentManifest } from "./component-manifest";
import { a2uiCatalog, jsonRenderCatalog, structuredOutput } from "./generative-ui";
import { guides } from "./guides";
import { shadcnRegistry } from "./shadcn-registry";

export { type RegistryItem, shadcnRegistry } from "./shadcn-registry";

/**
 * The files for programs, by path: the catalog, its schema, and everything that is generated from it, from the
 * tokens and from the patterns. The package contains them, and the site serves them.
 *
 * @param folder The folder of the catalog.
 */
export async function programFiles(folder = `${root}/src/catalog`): Promise<Record<string, string>> {
  const read = (name: string) => readFile(`${folder}/${name}`, "utf8");
  const document = await read("catalog.json");
  const catalog = parseCatalog(document);
  return {
    "catalog.json": document,
    "catalog.schema.json": await read("catalog.schema.json"),
    "structured-output.json": JSON.stringify(structuredOutput(catalog)),
    "a2ui.json": JSON.stringify(a2uiCatalog(catalog)),
    "json-render.json": JSON.stringify(jsonRenderCatalog(catalog)),
    "manifests/components.json": JSON.stringify(componentManifest(catalog)),
    ...(await texts(catalog)),
    ...printed({ ...designTokens(), ...(await shadcnRegistry()) }),
  };
}

/** The pages of the components and the guides, and `llms.txt`, which links to all of them. */
async function texts(catalog: Catalog): Promise<Record<string, string>> {
  const pages = catalogTexts(catalog);
  const all = await guides();
  const links = all.map(({ name, path }) => `- [${name}](${path})`).join("\n");
  return {
    ...pages,
    ...Object.fromEntries(all.map(({ path, text }) => [path, text])),
    "llms.txt": `${pages["llms.txt"]}\n## Guides\n\n${links}\n`,
  };
}

/** Formats documents that people also read. */
function printed(documents: Record<string, object>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(documents).map(([path, document]) => [path, `${JSON.stringify(document, null, 2)}\n`]),
  );
}
