import { loadPacked } from "../../shared/load-packed";
import { createSearch, type Results, type SearchData } from "./engine";
import type { Entry } from "./entry";

/** A query. The answer has the same `id`. */
export interface Question {
  id: number;
  query: string;
}

/** The results for a query, or an error. For an empty query, the results are pages to start with. */
export type Answer = { id: number } & ({ results: Results } | { error: string });

/** The maximum numbers of results per query. */
const PAGES = 5;
const DETAILS = 40;

const scope = self as unknown as { location: Location; postMessage(answer: Answer): void } & EventTarget;

const ready = (async () => {
  const data: SearchData = JSON.parse(await loadPacked(new URL("index.bin", scope.location.href)));
  return { entries: data.entries, search: createSearch(data) };
})();

async function resultsOf(query: string): Promise<Results> {
  const { entries, search } = await ready;
  if (query.trim() === "") {
    const isStart = ({ kind }: Entry) => kind === "Guide" || kind === "Foundation";
    return { pages: entries.filter(isStart), details: [] };
  }
  const { pages, details } = search(query);
  return { pages: pages.slice(0, PAGES), details: details.slice(0, DETAILS) };
}

scope.addEventListener("message", async (event) => {
  const { id, query } = (event as MessageEvent<Question>).data;
  try {
    scope.postMessage({ id, results: await resultsOf(query) });
  } catch (error) {
    scope.postMessage({ id, error: String(error) });
  }
});
