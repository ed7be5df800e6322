import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { root } from "../../lib/paths";

/** A module of the public API that an application can import alone, as in `@kerf/react/button`. */
export interface SubPath {
  /** The path after `@kerf/react/`. */
  name: string;
  /** The module's folder or file, below `src`, as src/index.ts names it. */
  source: string;
  isFolder: boolean;
  /** What the line of src/index.ts exports: without types (`runtime`), and with types (`types`). */
  runtime: string;
  types: string;
}

/**
 * A sub-path for each line of src/index.ts that exports values. It exports only the names of that line,
 * because a component's index file also exports names for other components.
 */
export function readSubPaths(): SubPath[] {
  const index = readFileSync(`${root}/src/index.ts`, "utf8");
  const lines = index
    .replaceAll(/\s+(?=[^{}]*\})/g, " ")
    .matchAll(/^export (\*|\{[^}]*\}) from "\.\/([^"]+)";$/gm);
  return Array.from(lines, ([, types = "", source = ""]) => {
    const isFolder = existsSync(`${root}/src/${source}/index.ts`);
    return {
      name: basename(source),
      source,
      isFolder,
      runtime: types.replaceAll(/\btype [^,}]*,?/g, ""),
      types,
    };
  });
}

/** Writes the modules of the sub-paths, with their declarations, into `exports`. */
export async function writeSubPaths(outDir: string): Promise<void> {
  await mkdir(`${outDir}/exports`, { recursive: true });
  for (const { name, source, isFolder, runtime, types } of readSubPaths()) {
    const from = `from "../${source}${isFolder ? "/index" : ""}.js";\n`;
    await writeFile(`${outDir}/exports/${name}.js`, `export ${runtime} ${from}`);
    await writeFile(`${outDir}/exports/${name}.d.ts`, `export ${types} ${from}`);
  }
}
