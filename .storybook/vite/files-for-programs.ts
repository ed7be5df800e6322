import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { root } from "../../scripts/package/build/paths.ts";
import type * as Programs from "../../scripts/package/programs";
import { serveFiles } from "./serve-files.ts";

/** The catalog's files, and the code that reads and prints them. */
const source = join(root, "src/catalog");

/** Where the other facts in these files are. */
const others = ["src/theme", "stories/patterns"].map((folder) => join(root, folder));

/** The files for programs, by path. */
async function filesForPrograms(folder: string): Promise<Record<string, string>> {
  // Storybook runs its main file, and so this one, by Node alone, which does not resolve imports as bundlers do.
  const { module } = await runnerImport<typeof Programs>(join(root, "scripts/package/programs/index.ts"));
  return module.programFiles(folder);
}

/**
 * Puts those files beside the site's pages.
 *
 * @param folder Where the catalog is.
 */
export function servePrograms(folder = source): Plugin {
  return serveFiles({
    name: "kerf:files-for-programs",
    from: [folder, ...others],
    create: () => filesForPrograms(folder),
  });
}
