/** The search of the site: its parts of the manager and the pages, and its index. */
import { join } from "node:path";
import { root } from "../../../scripts/lib/paths.ts";
import { importModule, withFiles } from "../../shared/serve-files.ts";
import type * as CollectModule from "./collect";

const folder = join(root, ".storybook/addons/site-search");

export function managerEntries(entries: string[] = []): string[] {
  return [...entries, join(folder, "manager.tsx")];
}

export const { previewAnnotations, viteFinal } = withFiles(folder, {
  name: "kerf:site-search",
  from: [...["src/catalog", "src/theme", "src/icons", "stories"].map((path) => join(root, path)), folder],
  has: (path) => path.startsWith("search/"),
  create: async () =>
    (await importModule<typeof CollectModule>(join(folder, "collect.ts"))).searchFiles(root),
});
