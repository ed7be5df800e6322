import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import type * as Programs from "../../scripts/catalog/outputs/output-files";
import { pascalCase } from "../../scripts/lib/names.ts";
import { root } from "../../scripts/lib/paths.ts";
import { importModule, serveFiles } from "../shared/serve-files.ts";

/** Serves the machine-readable files next to the site's pages: the catalog, `llms.txt` and others made from it. */
export function machineReadableFiles(): Plugin {
  return serveFiles({
    name: "kerf:machine-readable",
    from: ["src/catalog", "src/theme", "stories/patterns"].map((folder) => join(root, folder)),
    create: async () => {
      const file = join(root, "scripts/catalog/outputs/output-files.ts");
      return (await importModule<typeof Programs>(file)).programFiles(join(root, "src/catalog"));
    },
  });
}

const components = join(root, "src/components");

/** Serves the source of each component as a JSON file with its modules by name. */
export function sourceFiles(): Plugin {
  return serveFiles({
    name: "kerf:sources",
    from: [components],
    has: (path) => path.startsWith("source/"),
    create: async () => {
      const sources = (await readdir(components)).map(async (folder) => {
        const modules = await modulesIn(folder);
        return [`source/${pascalCase(folder)}.json`, JSON.stringify(modules)] as const;
      });
      return Object.fromEntries(await Promise.all(sources));
    },
  });
}

/** Tests and stories aren't part of the component. Its page has the examples and the guide. */
const excluded = /\.(stories|fixture|test|test-d|examples|guide)\./;

/** The modules in a component's folder, starting with the module that has the component's name. */
async function modulesIn(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(join(components, folder)))
    .filter((name) => /\.tsx?$/.test(name) && !excluded.test(name))
    .sort((a, b) => Number(b === `${folder}.tsx`) - Number(a === `${folder}.tsx`) || (a < b ? -1 : 1));
  const texts = names.map(async (name) => [name, await readFile(join(components, folder, name), "utf8")]);
  return Object.fromEntries(await Promise.all(texts));
}
