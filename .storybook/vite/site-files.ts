import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minify, type Plugin } from "vite";
import type * as Programs from "../../scripts/catalog/outputs/output-files";
import { root } from "../../scripts/lib/paths.ts";
import { importModule, serveFiles } from "../shared/serve-files.ts";

/** Serves the machine-readable files next to the site's pages: the catalog, `llms.txt` and others made from it. */
export function machineReadableFiles(): Plugin {
  return serveFiles({
    name: "kerf:machine-readable",
    from: ["src/catalog", "src/theme", "stories/patterns"].map((folder) => join(root, folder)),
    create: async () => {
      const file = join(root, "scripts/catalog/outputs/output-files.ts");
      const files = await (await importModule<typeof Programs>(file)).programFiles(join(root, "src/catalog"));
      const compact = (path: string, text: string) =>
        path.endsWith(".json") ? JSON.stringify(JSON.parse(text)) : text;
      return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, compact(path, text)]));
    },
  });
}

/** The font of the manager and of the pages, in the built site and in the dev server. Both load one file. */
const font = "geist-latin-wght-normal.woff2";
export const fontUrl = (isBuilt: boolean) =>
  `./${isBuilt ? "assets" : "node_modules/@fontsource-variable/geist/files"}/${font}`;

/** Makes the first visit of the built site smaller: Storybook's manager isn't minified, and had its own copy of the font. */
export function smallManager(): Plugin {
  const assetFileNames = ({ names = [] }: { names?: string[] }) =>
    names.includes(font) ? "assets/[name][extname]" : "assets/[name]-[hash][extname]";
  return {
    name: "kerf:small-manager",
    apply: "build",
    config: () => ({ build: { rolldownOptions: { output: { assetFileNames } } } }),
    async writeBundle({ dir = "" }) {
      for (const name of ["globals-runtime.js", "runtime.js"]) {
        const file = join(dir, "sb-manager", name);
        const { code } = await minify(file, await readFile(file, "utf8"), { module: true });
        await writeFile(file, code);
      }
    },
  };
}
