/** The editor of examples: its preview annotation, and the files that it loads on demand. */
import { join } from "node:path";
import { root } from "../../../scripts/lib/paths.ts";
import { importModule, withFiles } from "../../shared/serve-files.ts";
import type * as EditorFiles from "./build/build-editor";

const folder = join(root, ".storybook/addons/live-editor");

export const { previewAnnotations, viteFinal } = withFiles(folder, {
  name: "kerf:live-editor",
  from: [join(root, "src"), folder],
  has: (path) => path.startsWith("editor/"),
  create: async () =>
    (await importModule<typeof EditorFiles>(join(folder, "build/build-editor.ts"))).editorFiles(),
});
