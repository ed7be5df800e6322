import { join } from "node:path";
import { build } from "esbuild";
import { type Plugin, runnerImport } from "vite";
import { root } from "../../scripts/lib/paths.ts";
import type * as CollectModule from "../search/collect";
import { packed } from "./packed.ts";
import { serveFiles } from "./serve-files.ts";

const source = join(root, ".storybook/search");

/** Serves the search's index and its web worker. */
export function serveSearch(): Plugin {
  return serveFiles({
    name: "kerf:search",
    from: ["src/catalog", "src/theme", "stories", ".storybook/search"].map((folder) => join(root, folder)),
    has: (path) => path.startsWith("search/"),
    create: async () => {
      const [{ module }, worker] = await Promise.all([
        runnerImport<typeof CollectModule>(join(source, "collect.ts")),
        build({
          entryPoints: [join(source, "worker.ts")],
          bundle: true,
          format: "esm",
          minify: true,
          write: false,
        }),
      ]);
      return {
        "search/index.bin": await packed(JSON.stringify(await module.searchData(root))),
        "search/worker.js": worker.outputFiles[0]?.text ?? "",
      };
    },
  });
}
