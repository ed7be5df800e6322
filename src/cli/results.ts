import type { Results } from "../search/engine";
import type { Entry } from "../search/entry";
import { CheckFailed } from "./command";
import { firstSentence } from "./commands/ls";

/** The maximum numbers of pages, and of props, parts and other contents. */
const PAGES = 8;
const DETAILS = 3;

/** A line of the results: a name, and what it is. */
export type Row = readonly [name: string, text: string];

/** The lines that show the results of a search, and the answer if Kerf doesn't have what the query asks for. */
export function resultRows(
  { pages, details, absent }: Results,
  query: string,
): { absent: string | undefined; rows: Row[] } {
  const rows = pages
    .slice(0, PAGES)
    .map((page): Row => [page.name, `${firstSentence(page.text)}${because(page, details)}`]);
  if (rows.length === 0 && !absent) throw new CheckFailed(`No results for "${query}".`);
  return { absent, rows };
}

/** The kind of a page that isn't a component's, and what on the page matches. */
function because({ kind, page }: Entry, details: readonly Entry[]): string {
  // A guideline has no name of its own.
  const matches = details.filter((detail) => detail.page === page && detail.kind !== "Guideline");
  const names = matches.map(({ name }) => name);
  const why = [...(kind === "Component" ? [] : [kind.toLowerCase()]), ...names.slice(0, DETAILS)];
  return why.length > 0 ? ` (${why.join(", ")})` : "";
}
