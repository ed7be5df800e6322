import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { diffJson, formatChanges } from "../../../src/catalog/diff";
import { checkCatalog } from "../../../src/catalog/read";
import { writeFileAtomically } from "../../lib/files";
import { formatArtefacts } from "../format/artefacts";
import { readerFormat } from "../format/document-schema";
import { formatGaps } from "../read/gaps";
import type { CatalogPaths } from "../read/paths";
import { type Build, buildCatalog } from "./build";
import { type Artefact, artefactsOf } from "./serialize";

/** The result of a run, for the terminal. */
export interface Outcome {
  ok: boolean;
  report: string;
}

/** With `check`, a run compares the existing files instead of writing them. */
interface Options {
  check?: boolean | undefined;
}

/** Writes or checks the types and the reader's schema. */
export function writeFormat(paths: CatalogPaths, options: Options = {}): Promise<Outcome> {
  return writeStale(formatArtefacts(join(paths.root, "src/catalog")), paths, options);
}

/** Builds the catalog, and writes or checks its files. */
export async function runCatalog(paths: CatalogPaths, options: Options = {}): Promise<Outcome> {
  return deliver(await buildCatalog(paths), paths, options);
}

/** Writes or checks the files. If there are gaps, it fails and leaves the files unchanged. */
export async function deliver(
  { catalog, gaps }: Build,
  paths: CatalogPaths,
  { check = false }: Options,
): Promise<Outcome> {
  if (gaps.length > 0) {
    return {
      ok: false,
      report: `${formatGaps(gaps)}\n${relative(paths.root, paths.output)} is unchanged.\n`,
    };
  }
  // The reader in this process may have an older format than the one just written.
  const artefacts = artefactsOf(checkCatalog(catalog, readerFormat), paths);
  const components = Object.keys(catalog.components).length;
  const { ok, report } = await writeStale(artefacts, paths, { check });
  return { ok, report: report || `The catalog is up to date: ${components} components.\n` };
}

/** Writes the files whose text differs, or reports them. Without differences, the report is empty. */
async function writeStale(
  artefacts: readonly Artefact[],
  paths: CatalogPaths,
  { check = false }: Options,
): Promise<Outcome> {
  const stale = artefacts.filter(({ path, text }) => textOf(path) !== text);
  const report = stale.map((artefact) => describe(artefact, paths, check)).join("");
  if (check && stale.length > 0) return { ok: false, report: `${report}Run \`npm run catalog\`.\n` };
  for (const { path, text } of stale) await writeFileAtomically(path, text);
  return { ok: true, report };
}

function describe({ path, text }: Artefact, paths: CatalogPaths, check: boolean): string {
  const old = textOf(path);
  const state = check ? (old === undefined ? "is missing" : "is stale") : "is written";
  const changes = path.endsWith(".json") ? changesSince(old, text) : "";
  return `${relative(paths.root, path)} ${state}.\n${changes}`;
}

function changesSince(old: string | undefined, text: string): string {
  if (old === undefined) return "";
  try {
    const changes = diffJson(facts(old), facts(text));
    return changes.length > 0
      ? formatChanges(changes)
      : "  The facts are the same. Only the formatting differs.\n";
  } catch {
    return "  The old file is not valid JSON.\n";
  }
}

/** The facts in a file, with the components at the top level, so that paths begin with their names. */
function facts(text: string): unknown {
  const { components, ...rest } = JSON.parse(text) as { components?: object };
  return { ...rest, ...components };
}

function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
