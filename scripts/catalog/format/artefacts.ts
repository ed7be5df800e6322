import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { type Artefact, marker } from "../write/serialize";
import { readerFormat } from "./document-schema";
import { printModules } from "./print-types";

/** The files in `src/catalog` that are generated from the format: the types, and the reader's schema. */
export function formatArtefacts(folder: string): Artefact[] {
  const checks = `// biome-ignore-all lint/suspicious/noThenProperty: JSON Schema's word.

import type { Schema } from "./schema";

/** What the reader checks: the JSON Schema of the document without its texts. */
export const format: Schema = ${JSON.stringify(readerFormat)};`;
  return Object.entries({ ...printModules(), format: checks }).map(([module, code]) => {
    const path = join(folder, `${module}.ts`);
    return { path, text: formatted(`// ${marker}\n\n${code}\n`, path) };
  });
}

function formatted(code: string, path: string): string {
  return execFileSync("node_modules/.bin/biome", ["format", `--stdin-file-path=${path}`], {
    input: code,
    encoding: "utf8",
  });
}
