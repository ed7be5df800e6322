import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { root } from "../../scripts/package/build/paths.ts";
import type * as Programs from "../../scripts/package/programs";

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
 * Puts those files beside the site's pages. The dev server creates them at the first request, and again only after a
 * source has changed.
 *
 * @param folder Where the catalog is.
 */
export function servePrograms(folder = source): Plugin {
  return {
    name: "kerf:files-for-programs",
    configureServer({ middlewares, watcher }) {
      let files: Promise<Record<string, string>> | undefined;
      watcher.on("all", (_event, path) => {
        if ([folder, ...others].some((each) => path.startsWith(each))) files = undefined;
      });
      // Behind Vite's own middlewares, so that a request for a module never waits for these files.
      return () => {
        middlewares.use(async ({ url = "" }, response, next) => {
          try {
            files ??= filesForPrograms(folder);
            const text = (await files)[url.slice(1).split("?")[0] ?? ""];
            if (text === undefined) return next();
            const type = url.endsWith(".json") ? "application/json" : "text/plain";
            response.setHeader("content-type", `${type}; charset=utf-8`).end(text);
          } catch (error) {
            response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end(String(error));
          }
        });
      };
    },
    async generateBundle() {
      for (const [fileName, source] of Object.entries(await filesForPrograms(folder))) {
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}
