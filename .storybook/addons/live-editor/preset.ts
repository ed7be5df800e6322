/** The editor of examples: its preview annotation, and the files that it loads on demand. */
import { join } from "node:path";
import type { Options, PreviewAnnotation } from "storybook/internal/types";
import { type InlineConfig, runnerImport } from "vite";
import { root } from "../../../scripts/lib/paths.ts";
import { serveFiles } from "../../shared/serve-files.ts";
import type * as EditorFiles from "./build/build-editor";

const folder = join(root, ".storybook/addons/live-editor");

export function previewAnnotations(
  annotations: PreviewAnnotation[] = [],
  { previewOnly }: Options,
): PreviewAnnotation[] {
  return previewOnly ? annotations : [...annotations, join(folder, "preview.ts")];
}

export function viteFinal(vite: InlineConfig, { previewOnly }: Options): InlineConfig {
  if (previewOnly) return vite;
  const files = serveFiles({
    name: "kerf:live-editor",
    from: [join(root, "src"), folder],
    has: (path) => path.startsWith("editor/"),
    create: async () => {
      // Node itself runs this module. It doesn't resolve imports like a bundler.
      const { module } = await runnerImport<typeof EditorFiles>(join(folder, "build/build-editor.ts"));
      return module.editorFiles();
    },
  });
  return { ...vite, plugins: [...(vite.plugins ?? []), files] };
}
