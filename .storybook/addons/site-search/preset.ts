/** The search of the site: its parts of the manager and the pages, and its index. */
import { join } from "node:path";
import type { Options, PreviewAnnotation } from "storybook/internal/types";
import { type InlineConfig, runnerImport } from "vite";
import { root } from "../../../scripts/lib/paths.ts";
import { packed, serveFiles } from "../../shared/serve-files.ts";
import type * as CollectModule from "./collect";
import type * as EngineModule from "./engine";

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
    from: [...["src/catalog", "src/theme", "src/icons", "stories"].map((path) => join(root, path)), folder],
    has: (path) => path.startsWith("search/"),
    create: async () => {
      const { module: collect } = await runnerImport<typeof CollectModule>(join(folder, "collect.ts"));
      const { module: engine } = await runnerImport<typeof EngineModule>(join(folder, "engine.ts"));
      const data = engine.indexEntries(await collect.collectEntries(root));
      return { "search/index.bin": await packed(JSON.stringify(data)) };
    },
  });
  return { ...vite, plugins: [...(vite.plugins ?? []), files] };
}
