import { type Entry, findEntry } from "../../catalog/find";
import { type Found, searchCatalog } from "../../catalog/search";
import { type Catalog, categories } from "../../catalog/types";
import { CheckFailed } from "../command";
import { firstSentence } from "../commands/ls";

/** The entry of this name. */
export function entryOf(catalog: Catalog, name: string): Entry {
  const entry = findEntry(catalog, name);
  if ("missing" in entry) throw new CheckFailed(`${entry.missing} \`search\` finds components by purpose.`);
  return entry;
}

export function listText({ components }: Catalog, wanted: string | undefined): string {
  return categories
    .filter((category) => wanted === undefined || category === wanted)
    .flatMap((category) => {
      const ofCategory = Object.values(components).filter((component) => component.category === category);
      const lines = ofCategory.map(({ name, description }) => `- ${name}: ${firstSentence(description)}`);
      return ofCategory.length > 0 ? [`## ${category}\n${lines.join("\n")}`] : [];
    })
    .join("\n\n");
}

/** The maximum number of results. */
const most = 8;

export function searchText(catalog: Catalog, query: string): string {
  const { found, near } = searchCatalog(catalog, query);
  if (found.length > 0) return resultLines(found);
  const some = byWords(catalog, query);
  if (some.length > 0) return `No component matches all words. These match some:\n${resultLines(some)}`;
  const hint = near.length > 0 ? ` Did you mean ${near.join(" or ")}?` : "";
  throw new CheckFailed(`No results for "${query}".${hint} \`list\` shows all components.`);
}

/** The components that match single words of a question, most words first. */
function byWords(catalog: Catalog, query: string): Found[] {
  const words = [...new Set(query.toLowerCase().match(/[a-z]{4,}/g) ?? [])];
  const matches = words.flatMap((word) =>
    // A name or alias says more than a mention in a description.
    searchCatalog(catalog, word).found.map((found, index) => ({ found, score: 1 + 1 / (1 + index) })),
  );
  const scores = new Map<string, { found: Found; score: number }>();
  for (const { found, score } of matches) {
    const { name } = found.component;
    const before = scores.get(name);
    const because = [...new Set([...(before?.found.because ?? []), ...found.because])];
    scores.set(name, { found: { ...found, because }, score: (before?.score ?? 0) + score });
  }
  return [...scores.values()].sort((a, b) => b.score - a.score).map(({ found }) => found);
}

function resultLines(found: readonly Found[]): string {
  const lines = found
    .slice(0, most)
    .map(
      ({ component: { name, description }, because }) =>
        `- ${name}: ${firstSentence(description)} (${because.slice(0, 3).join(", ")})`,
    );
  return lines.join("\n");
}
