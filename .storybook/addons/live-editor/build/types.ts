import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ts as TypeScript } from "ts-morph";
import { root } from "../../../../scripts/lib/paths";
import { emitDeclarations } from "../../../../scripts/package/installed";
import { compilerOptions, EXAMPLE, LIBRARIES } from "../compiler-options";

// TypeScript 7 has no language service in JavaScript. ts-morph includes version 6 and the `lib` declarations.
const fromTsMorph = createRequire(createRequire(import.meta.url).resolve("ts-morph"));

/** The path of TypeScript 6, as an entry point for a bundler. */
export const typescriptFile = fromTsMorph.resolve("@ts-morph/common/dist/typescript.js");

interface Common {
  ts: typeof TypeScript;
  getLibFiles(): { fileName: string; text: string }[];
}

/** Declares JSON files as `any`, because inferring the type of a large file takes a second. */
const jsonModules = 'declare module "*.json" { const data: any; export default data; }\n';

const kerfPackage =
  '{ "exports": { ".": { "types": "./index.d.ts" }, "./locales/*": { "types": "./i18n/locales/*.d.ts" } } }';

/** The declarations and package.json files that TypeScript reads for code with these imports, by path. */
export async function typesOf(modules: readonly string[]): Promise<Record<string, string>> {
  const declarations = await mkdtemp(join(tmpdir(), "kerf-declarations-"));
  try {
    await emitDeclarations(declarations, "--noCheck", "--noEmitOnError", "false");
    return readBy(modules, declarations);
  } finally {
    await rm(declarations, { recursive: true });
  }
}

function readBy(modules: readonly string[], declarations: string): Record<string, string> {
  const { ts, getLibFiles }: Common = fromTsMorph("@ts-morph/common");
  const code = modules.filter((name) => !name.endsWith(".json")).map((name) => `import "${name}";\n`);
  const generated = new Map([
    [EXAMPLE, code.join("")],
    ["/json.d.ts", jsonModules],
    ["/node_modules/@kerf/react/package.json", kerfPackage],
    ...getLibFiles().map(({ fileName, text }) => [LIBRARIES + fileName, text] as const),
  ]);
  const read: Record<string, string> = {};
  const textOf = (path: string) => {
    const file = join(root, path).replace(join(root, "node_modules/@kerf/react"), declarations);
    const isType = /\/node_modules\/.*\.(d\.[cm]?ts|json)$/.test(path);
    return generated.get(path) ?? (isType && existsSync(file) ? readFileSync(file, "utf8") : undefined);
  };
  ts.createProgram([EXAMPLE, "/json.d.ts"], compilerOptions, {
    fileExists: (path) => textOf(path) !== undefined,
    readFile: note,
    getSourceFile: (path, version) => {
      const text = note(path);
      return text === undefined ? undefined : ts.createSourceFile(path, text, version);
    },
    getDefaultLibFileName: () => `${LIBRARIES}lib.d.ts`,
    getDefaultLibLocation: () => LIBRARIES,
    writeFile: () => undefined,
    getCurrentDirectory: () => "/",
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
  });
  return read;

  function note(path: string): string | undefined {
    const text = textOf(path);
    if (text !== undefined && path !== EXAMPLE) read[path] = shortened(path, text);
    return text;
  }
}

/**
 * Shortens a file to load: a package.json keeps only the fields for module resolution, and only Kerf's
 * declarations keep their comments.
 */
function shortened(path: string, text: string): string {
  if (path.includes("/@kerf/react/")) return text;
  if (!path.endsWith(".json")) return text.replaceAll(/\/\*\*.*?\*\//gs, "");
  const { name, version, type, types, typings, main, exports } = JSON.parse(text);
  return JSON.stringify({ name, version, type, types, typings, main, exports });
}
