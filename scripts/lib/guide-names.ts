import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.ts";

export const guidesFolder = join(root, "stories/adopting");

/** Pages about Kerf's releases and about the site's own tables, which say little as text. */
const siteOnly = ["browsers.mdx", "changelog.mdx"];

/** The names of the guides that are also Markdown files: `theming` for the page `theming.mdx`. */
export const guideNames = () =>
  readdirSync(guidesFolder)
    .filter((name) => name.endsWith(".mdx") && !siteOnly.includes(name))
    .map((name) => name.slice(0, -4));
