import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { root } from "../../scripts/lib/paths.ts";
import type * as EditorFiles from "../editor/build";
import { serveFiles } from "./serve-files.ts";

/** Serves the files that the examples' editor loads on demand. */
export function serveEditor(): Plugin {
  return serveFiles({
    name: "kerf:editor",
    from: ["src", ".storybook/editor"].map((folder) => join(root, folder)),
    has: (path) => path.startsWith("editor/"),
    create: async () => {
      const { module } = await runnerImport<typeof EditorFiles>(
        join(root, ".storybook/editor/build/index.ts"),
      );
      return module.editorFiles();
    },
  });
}
