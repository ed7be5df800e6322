/** The search of the site: its parts of the manager and the pages, and its index. */
import { join } from "node:path";
import type * as Index from "../../../scripts/catalog/outputs/search-pages";
import { root } from "../../../scripts/lib/paths.ts";
import { importModule, packed, withFiles } from "../../shared/serve-files.ts";

const folder = join(root, ".storybook/addons/site-search");

export function managerEntries(entries: string[] = []): string[] {
  return [...entries, join(folder, "manager.tsx")];
}

export const { previewAnnotations, viteFinal } = withFiles(folder, {
  name: "kerf:site-search",
  from: ["src/catalog", "src/search", "src/theme", "src/icons", "stories"].map((path) => join(root, path)),
  has: (path) => path.startsWith("search/"),
  create: async () => {
    const file = join(root, "scripts/catalog/outputs/search-pages.ts");
    const index = await (await importModule<typeof Index>(file)).searchIndex();
    return { "search/index.bin": await packed(JSON.stringify(index)) };
  },
});
