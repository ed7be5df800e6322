import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { type ExportDeclaration, Project } from "ts-morph";
import { root } from "../../lib/paths";

/** A module of the public API that an application can import alone, as in `@kerf/react/button`. */
export interface SubPath {
  /** The path after `@kerf/react/`. */
  name: string;
  /** The module's folder or file, below `src`, as src/index.ts names it. */
  source: string;
  isFolder: boolean;
  /** The export statement of src/index.ts: without types (`runtime`), and with types (`types`). */
  runtime: string;
  types: string;
}

/**
 * A sub-path for each line of src/index.ts that exports values. It exports only the names of that line,
 * because a component's index file also exports names for other components.
 */
export function readSubPaths(): SubPath[] {
  const index = new Project({ skipFileDependencyResolution: true }).addSourceFileAtPath(
    `${root}/src/index.ts`,
  );
  return index
    .getExportDeclarations()
    .filter((line) => !line.isTypeOnly() && line.getModuleSpecifierValue() !== undefined)
    .map((line) => {
      const source = line.getModuleSpecifierValue()?.replace("./", "") ?? "";
      const isFolder = existsSync(`${root}/src/${source}/index.ts`);
      const [runtime, types] = [print(line, false), print(line, true)];
      return { name: basename(source), source, isFolder, runtime, types };
    });
}

/** Writes the modules of the sub-paths, with their declarations, into `exports`. */
export async function writeSubPaths(outDir: string): Promise<void> {
  await mkdir(`${outDir}/exports`, { recursive: true });
  for (const { name, source, isFolder, runtime, types } of readSubPaths()) {
    const from = ` from "../${source}${isFolder ? "/index" : ""}.js";\n`;
    await writeFile(`${outDir}/exports/${name}.js`, runtime + from);
    await writeFile(`${outDir}/exports/${name}.d.ts`, types + from);
  }
}

function print(line: ExportDeclaration, withTypes: boolean): string {
  if (line.isNamespaceExport()) return "export *";
  const names = line.getNamedExports().filter((each) => withTypes || !each.isTypeOnly());
  return `export { ${names.map((each) => each.getText()).join(", ")} }`;
}
