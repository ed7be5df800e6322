import { type Entry, findEntry, withProviders } from "../../catalog/find";
import { type Catalog, categories } from "../../catalog/types";
import type { Results } from "../../search/engine";
import { CheckFailed } from "../command";
import { firstSentence } from "../commands/ls";
import { resultRows } from "../results";

/** The entry of this name. */
export function entryOf(catalog: Catalog, name: string): Entry {
  const entry = findEntry(catalog, name);
  if ("missing" in entry) throw new CheckFailed(`${entry.missing} \`search\` finds components by purpose.`);
  return entry;
}

export function listText(catalog: Catalog, wanted: string | undefined): string {
  const { components } = withProviders(catalog);
  return categories
    .filter((category) => wanted === undefined || category === wanted)
    .flatMap((category) => {
      const ofCategory = Object.values(components).filter((component) => component.category === category);
      const lines = ofCategory.map(({ name, description }) => `- ${name}: ${firstSentence(description)}`);
      return ofCategory.length > 0 ? [`## ${category}\n${lines.join("\n")}`] : [];
    })
    .join("\n\n");
}

export function searchText(results: Results, query: string): string {
  const { absent, rows } = resultRows(results, query);
  return [absent, ...rows.map(([name, text]) => `- ${name}: ${text}`)].filter(Boolean).join("\n");
}
