import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { diffJson, formatChanges } from "../../../src/catalog/diff";
import { checkCatalog } from "../../../src/catalog/read";
import type { Catalog, ComponentDescriptor } from "../../../src/catalog/types";
import { writeFileAtomically } from "../../lib/files";
import { loadStylesheet } from "../css/stylesheet";
import { describeComponent } from "../read/component";
import { formatGaps, type Gap, Gaps } from "../read/gaps";
import { type CatalogPaths, findComponents, findProviders, openSource } from "../read/source";
import { TypeReader } from "../types/read-type";
import { catalogSchema } from "./catalog-schema";
import { readerFormat } from "./format-schema";
import { htmlAttributes } from "./html-attributes";

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
    reader: new TypeReader(source, gaps),
    stylesheet: await loadStylesheet(paths.stylesheet),
    importPath: (JSON.parse(readFileSync(paths.manifest, "utf8")) as { name: string }).name,
  };
  // First, because the compiler starts over after each added file.
  const [folders, providerFolders] = [findComponents(source), findProviders(source)];
  const components: Record<string, ComponentDescriptor> = {};
  for (const folder of folders) {
    const component = await describeComponent(folder, context);
    if (component) components[component.name] = component;
  }
  const parts = Object.values(components).flatMap(({ name, subComponents = {} }) =>
    Object.keys(subComponents).map((part) => name + part),
  );
  const providers: Record<string, ComponentDescriptor> = {};
  for (const folder of providerFolders) {
    if (parts.includes(folder.name)) continue;
    const provider = await describeComponent(folder, context);
    if (provider) providers[provider.name] = provider;
  }
  const types = context.reader.definitions();
  return { catalog: { version, components, providers, types }, gaps: gaps.list() };
}

/** The result of a run, for the terminal. */
export interface Outcome {
  ok: boolean;
  report: string;
}

/** With `check`, a run compares the existing files instead of writing them. */
interface Options {
  check?: boolean | undefined;
}

/** Writes or checks the schema that the reader checks, and the attributes that `kerf check` accepts. */
export function writeFormat(paths: CatalogPaths, options: Options = {}): Promise<Outcome> {
  const documents = {
    [join(paths.root, "src/catalog/format.json")]: readerFormat(),
    [join(paths.root, "src/check/html-attributes.json")]: htmlAttributes(),
  };
  return writeStale(documents, paths, options);
}

/** Writes or checks the files. If there are gaps, it fails and leaves the files unchanged. */
export async function writeBuild(build: Build, paths: CatalogPaths, options: Options): Promise<Outcome> {
  if (build.gaps.length > 0) {
    const unchanged = `${relative(paths.root, paths.output)} is unchanged.`;
    return { ok: false, report: `${formatGaps(build.gaps)}\n${unchanged}\n` };
  }
  // The reader in this process may have an older format than the one just written.
  const catalog = checkCatalog(build.catalog, readerFormat());
  const documents = {
    [paths.output]: { $schema: "./catalog.schema.json", ...catalog },
    [paths.schema]: catalogSchema(catalog),
  };
  const { ok, report } = await writeStale(documents, paths, options);
  const count = Object.keys(catalog.components).length;
  return { ok, report: report || `The catalog is up to date: ${count} components.\n` };
}

/** Writes the documents whose text differs, or reports them. Without differences, the report is empty. */
async function writeStale(
  documents: Record<string, object>,
  { root }: CatalogPaths,
  { check = false }: Options,
): Promise<Outcome> {
  let report = "";
  for (const [path, document] of Object.entries(documents)) {
    const text = serialize(document);
    const old = existsSync(path) ? readFileSync(path, "utf8") : undefined;
    if (old === text) continue;
    const state = check ? (old === undefined ? "is missing" : "is stale") : "is written";
    report += `${relative(root, path)} ${state}.\n${old === undefined ? "" : changesSince(old, text)}`;
    if (!check) await writeFileAtomically(path, text);
  }
  if (!check || report === "") return { ok: true, report };
  return { ok: false, report: `${report}Run \`npm run catalog\`.\n` };
}

function changesSince(old: string, text: string): string {
  try {
    return formatChanges(diffJson(facts(old), facts(text)));
  } catch {
    return "  The old file is not valid JSON.\n";
  }
}

/** The facts in a file, with the components at the top level, so that paths begin with their names. */
function facts(text: string): unknown {
  const { components, ...rest } = JSON.parse(text) as { components?: object };
  return { ...rest, ...components };
}

/** The document as text. The comment is in the first line, as in every generated file of the project. */
function serialize(document: object): string {
  const comment = "Generated by `npm run catalog`. Do not edit.";
  return `{ "$comment": ${JSON.stringify(comment)},\n${JSON.stringify(document, null, 2).slice(2)}\n`;
}
