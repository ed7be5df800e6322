import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { catalogTexts, parseCatalog } from "../../../src/catalog";
import { buildDeclarations } from "./declarations";
import { buildModules } from "./modules";
import { root } from "./paths";
import { buildStyles } from "./styles";
import { writeSubPaths } from "./sub-paths";
import { buildTokens } from "./tokens";

const catalogFiles = ["catalog.json", "catalog.schema.json"];

/** Builds the package's files into an empty or new folder: modules, declarations, stylesheets, catalog and its texts. */
export async function buildPackage(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  await copyCatalog(outDir);
  await writeCatalogTexts(outDir);
  await buildDeclarations(outDir);
  await buildModules(outDir);
  await writeSubPaths(outDir);
  await buildStyles(outDir);
  await buildTokens(outDir);
  for (const name of ["styles", "tailwind", "tokens"]) {
    // Lets `import "@kerf/react/styles.css"` type-check without a bundler's own types.
    await writeFile(`${outDir}/${name}.css.d.ts`, "export {};\n");
  }
}

/** `llms.txt` and a page for each component. */
async function writeCatalogTexts(outDir: string): Promise<void> {
  const catalog = parseCatalog(await readFile(`${outDir}/catalog.json`, "utf8"));
  for (const [path, text] of Object.entries(catalogTexts(catalog))) {
    await mkdir(dirname(`${outDir}/${path}`), { recursive: true });
    await writeFile(`${outDir}/${path}`, text);
  }
}

async function copyCatalog(outDir: string): Promise<void> {
  for (const file of catalogFiles) {
    await copyFile(`${root}/src/catalog/${file}`, `${outDir}/${file}`).catch((cause) => {
      throw new Error(
        `src/catalog/${file} cannot be copied into the package. Run \`npm run catalog\` first.`,
        { cause },
      );
    });
  }
}
