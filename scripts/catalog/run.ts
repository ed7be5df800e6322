import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { readCatalog } from "../../src/catalog/read";
import { type Build, buildCatalog } from "./build";
import { diffJson, formatChanges } from "./diff";
import { formatGaps } from "./gaps";
import type { CatalogPaths } from "./paths";
import { serialize } from "./serialize";
import { writeAtomically } from "./write";

/** What a run comes to, for the terminal. */
export interface Outcome {
  ok: boolean;
  report: string;
}

/** Whether to compare with the file that is there instead of writing it. */
interface Options {
  check?: boolean;
}

/** Builds the catalog, and writes or checks its file. */
export async function runCatalog(paths: CatalogPaths, options: Options = {}): Promise<Outcome> {
  return deliver(await buildCatalog(paths), paths, options);
}

/** Writes or checks the file. Gaps fail either, and leave the file as it was. */
export function deliver({ catalog, gaps }: Build, paths: CatalogPaths, { check = false }: Options): Outcome {
  const file = relative(paths.root, paths.output);
  if (gaps.length > 0) return { ok: false, report: `${formatGaps(gaps)}\n${file} is left as it was.\n` };

  const text = serialize(readCatalog(catalog));
  const old = existsSync(paths.output) ? readFileSync(paths.output, "utf8") : undefined;
  const count = `${Object.keys(catalog.components).length} components`;
  if (old === text) return { ok: true, report: `${file} is up to date: ${count}.\n` };
  if (!check) {
    writeAtomically(paths.output, text);
    return { ok: true, report: `${file} is written: ${count}.\n${changesSince(old, text)}` };
  }
  const state = old === undefined ? "is missing" : "is stale";
  return { ok: false, report: `${file} ${state}. Run \`npm run catalog\`.\n${changesSince(old, text)}` };
}

function changesSince(old: string | undefined, text: string): string {
  if (old === undefined) return "";
  try {
    const changes = diffJson(facts(old), facts(text));
    return changes.length > 0
      ? formatChanges(changes)
      : "  The facts are the same; the file's form differs.\n";
  } catch {
    return "  The old file is no JSON.\n";
  }
}

/** The components stand at the top, so that paths begin with their names. */
function facts(text: string): unknown {
  const { components, ...rest } = JSON.parse(text) as { components?: object };
  return { ...rest, ...components };
}
