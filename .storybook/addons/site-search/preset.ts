/** The search of the site: its parts of the manager and the pages, its index and its web worker. */
import { join } from "node:path";
import { build } from "esbuild";
import type { Options, PreviewAnnotation } from "storybook/internal/types";
import { type InlineConfig, runnerImport } from "vite";
import { root } from "../../../scripts/lib/paths.ts";
import { packed, serveFiles } from "../../shared/serve-files.ts";
import type * as CollectModule from "./collect";

const folder = join(root, ".storybook/addons/site-search");

export function managerEntries(entries: string[] = []): string[] {
  return [...entries, join(folder, "manager.tsx")];
}

export function previewAnnotations(
  annotations: PreviewAnnotation[] = [],
  { previewOnly }: Options,
): PreviewAnnotation[] {
  return previewOnly ? annotations : [...annotations, join(folder, "preview.ts")];
}

export function viteFinal(vite: InlineConfig, { previewOnly }: Options): InlineConfig {
  if (previewOnly) return vite;
  const files = serveFiles({
    name: "kerf:site-search",
    from: [...["src/catalog", "src/theme", "stories"].map((path) => join(root, path)), folder],
    has: (path) => path.startsWith("search/"),
    create: async () => {
      const [{ module }, worker] = await Promise.all([
        runnerImport<typeof CollectModule>(join(folder, "collect.ts")),
        build({
          entryPoints: [join(folder, "worker.ts")],
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
  return { ...vite, plugins: [...(vite.plugins ?? []), files] };
}
