import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import type * as Programs from "../../scripts/catalog/outputs";
import { root } from "../../scripts/lib/paths.ts";
import { serveFiles } from "../shared/serve-files.ts";

/** The catalog's files, and the code that reads and prints them. */
const source = join(root, "src/catalog");

/** The other folders that these files are made from. */
const others = ["src/theme", "stories/patterns"].map((folder) => join(root, folder));

/** The files for programs, by path. */
async function filesForPrograms(folder: string): Promise<Record<string, string>> {
  // Node itself runs Storybook's main file and this module. It doesn't resolve imports like a bundler.
  const { module } = await runnerImport<typeof Programs>(join(root, "scripts/catalog/outputs/index.ts"));
  return module.programFiles(folder);
}

/**
 * Serves the files for programs next to the site's pages.
 *
 * @param folder The folder of the catalog.
 */
export function servePrograms(folder = source): Plugin {
  return serveFiles({
    name: "kerf:files-for-programs",
    from: [folder, ...others],
    create: () => filesForPrograms(folder),
  });
}
