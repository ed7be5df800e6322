import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { buildDeclarations } from "./declarations";
import { buildModules } from "./modules";
import { root } from "./paths";
import { buildStyles } from "./styles";

const catalogFiles = ["catalog.json", "catalog.schema.json"];

/** Builds the package's files into an empty or new folder: modules, declarations, stylesheet, catalog. */
export async function buildPackage(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  await copyCatalog(outDir);
  await buildDeclarations(outDir);
  await buildModules(outDir);
  await buildStyles(outDir);
  // Lets `import "@kerf/react/styles.css"` type-check without a bundler's own types.
  await writeFile(`${outDir}/styles.d.ts`, "export {};\n");
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
