import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Catalog } from "../../../src/catalog/types";
import { themeProperties } from "../../../src/theme/token-properties";
import { iconWords } from "../../../stories/foundations/icon-words";
import { catalogEntries, pageId } from "./catalog-entries";
import { indexEntries, type SearchData } from "./engine";
import type { Entry } from "./entry";
import { pageEntries } from "./page-entries";

/** Creates the data that the search loads. */
export async function searchData(root: string): Promise<SearchData> {
  return indexEntries(await collectEntries(root));
}

/** Everything that the site's search can find, from the catalog, the pages and the theme of a repository. */
export async function collectEntries(root: string): Promise<Entry[]> {
  const catalog: Catalog = JSON.parse(await readFile(join(root, "src/catalog/catalog.json"), "utf8"));
  return [
    ...catalogEntries(catalog),
    ...(await pageEntries(join(root, "stories"))),
    ...tokenEntries(),
    ...iconEntries(),
  ];
}

/** By token namespace, the foundation page that shows the tokens. */
const foundations: Record<string, string> = {
  color: "Color",
  font: "Type",
  text: "Type",
  radius: "Radius",
  shadow: "Elevation",
  "inset-shadow": "Elevation",
  transition: "Motion",
};

function tokenEntries(): Entry[] {
  return themeProperties().map(({ name, utility: [namespace], text }) => ({
    kind: "Token",
    name: `--kerf-${name}`,
    page: pageId(
      `Foundations/${foundations[namespace] ?? foundations[namespace.split("-")[0] ?? ""] ?? "Motion"}`,
    ),
    text,
  }));
}

function iconEntries(): Entry[] {
  return Object.entries(iconWords).map(([name, { says, words }]) => ({
    kind: "Icon",
    name,
    page: pageId("Foundations/Icons"),
    text: says,
    aliases: words.split(" "),
  }));
}
