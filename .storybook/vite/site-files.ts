import { join } from "node:path";
import type { Plugin } from "vite";
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
      return (await importModule<typeof Programs>(file)).programFiles(join(root, "src/catalog"));
    },
  });
}
