import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { pascalCase } from "../../scripts/lib/names.ts";
import { root } from "../../scripts/lib/paths.ts";
import { serveFiles } from "../shared/serve-files.ts";

const components = join(root, "src/components");

/** Tests and stories aren't part of the component. Its page has the examples and the guide. */
const excluded = /\.(stories|fixture|test|test-d|examples|guide)\./;

/** Serves the source of each component as a JSON file with its modules by name. */
export function serveSources(): Plugin {
  return serveFiles({
    name: "kerf:sources",
    from: [components],
    has: (path) => path.startsWith("source/"),
    create: async () => {
      const folders = await readdir(components);
      return Object.fromEntries(
        await Promise.all(
          folders.map(async (folder) => [
            `source/${pascalCase(folder)}.json`,
            JSON.stringify(await modulesIn(folder)),
          ]),
        ),
      );
    },
  });
}

/** The modules in a component's folder, starting with the module that has the component's name. */
async function modulesIn(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(join(components, folder)))
    .filter((name) => /\.tsx?$/.test(name) && !excluded.test(name))
    .sort((a, b) => Number(b === `${folder}.tsx`) - Number(a === `${folder}.tsx`) || (a < b ? -1 : 1));
  const texts = await Promise.all(names.map((name) => readFile(join(components, folder, name), "utf8")));
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? ""]));
}
