import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { Project } from "ts-morph";
import { root } from "./paths";

/** Writes a `.d.ts` beside every module of the public API, for every way in which TypeScript resolves modules. */
export async function buildDeclarations(outDir: string): Promise<void> {
  await emit(outDir);
  const project = new Project({ skipFileDependencyResolution: true });
  for (const file of project.addSourceFilesAtPaths(`${outDir}/**/*.d.ts`)) {
    for (const literal of file.getImportStringLiterals()) {
      const specifier = literal.getLiteralValue();
      if (!specifier.startsWith(".")) continue;
      literal.setLiteralValue(withExtension(specifier, file.getFilePath(), existsSync));
    }
  }
  await project.save();
}

/**
 * A relative specifier as Node wants it, with its file name in full. The sources leave it out, which bundlers
 * accept; TypeScript follows Node's rule under `moduleResolution: node16`.
 */
export function withExtension(specifier: string, from: string, exists: (path: string) => boolean): string {
  const path = join(dirname(from), specifier);
  if (exists(`${path}.d.ts`)) return `${specifier}.js`;
  if (exists(`${path}/index.d.ts`)) return `${specifier}/index.js`;
  throw new Error(
    `${from} imports "${specifier}", for which no declaration was written. Import a module of src that the public API reaches.`,
  );
}

async function emit(outDir: string): Promise<void> {
  // The package exports no path to its own command line, so it is found beside its package.json.
  const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
  const config = `${root}/scripts/package/build/tsconfig.declarations.json`;
  try {
    await promisify(execFile)(process.execPath, [tsc, "-p", config, "--outDir", outDir]);
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`The declarations could not be written:\n${stdout}${stderr}`);
  }
}
