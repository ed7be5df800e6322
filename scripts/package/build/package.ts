import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import manifest from "../../../package.json" with { type: "json" };
import { programFiles } from "../../catalog/outputs/output-files";
import { packageIndex } from "../../catalog/outputs/search-pages";
import { writeComponentStyles } from "./component-styles";
import { buildDeclarations } from "./declarations";
import { buildModules } from "./modules";
import { buildStyles } from "./styles";
import { writeSubPaths } from "./sub-paths";
import { buildTokens } from "./tokens";

/** Builds the package's files into an empty or new folder: modules, declarations, stylesheets and files for programs. */
export async function buildPackage(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  await writeProgramFiles(outDir);
  await buildDeclarations(outDir);
  await buildModules(outDir, Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }));
  await writeSubPaths(outDir);
  await writeComponentStyles(outDir, await buildStyles(outDir));
  await buildTokens(outDir);
  for (const name of ["styles", "styles.unlayered", "tailwind", "tokens"]) {
    // Lets `import "@kerf/react/styles.css"` type-check without a bundler's own types.
    await writeFile(`${outDir}/${name}.css.d.ts`, "export {};\n");
  }
}

/** Writes the catalog, the files that are generated from it, and the index that `kerf search` reads. */
async function writeProgramFiles(outDir: string): Promise<void> {
  const files = { ...(await programFiles()), "search.json": JSON.stringify(await packageIndex()) };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(`${outDir}/${path}`), { recursive: true });
    await writeFile(`${outDir}/${path}`, text);
  }
}
