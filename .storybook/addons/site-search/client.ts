import { useEffect, useState } from "react";
import type { Results } from "./engine";
import type { Entry } from "./entry";
import type { Answer, Question } from "./worker";

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, { resolve(results: Results): void; reject(error: Error): void }>();

/** Starts a web worker that loads the index, so that typing never waits for a search. */
export function loadSearch(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("search/worker.js", document.baseURI), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("results" in data) asked?.resolve(data.results);
    else asked?.reject(new Error(data.error));
  });
  worker.addEventListener("error", ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message || "The search can't be loaded."));
    waiting.clear();
    // Let the next search start a new worker.
    worker = undefined;
  });
  return worker;
}

/** Searches the site. */
export function ask(query: string): Promise<Results> {
  const id = ++last;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    loadSearch().postMessage({ id, query } satisfies Question);
  });
}

const storageKey = "kerf/recent-searches";

/** The most recently opened results, newest first. */
export function recentEntries(): Entry[] {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? "[]");
  } catch {
    return [];
  }
}

/** Stores a result as the most recent one. */
export function rememberEntry({ body: _, ...entry }: Entry): void {
  const isSame = (other: Entry) => other.page === entry.page && other.name === entry.name;
  const recent = [entry, ...recentEntries().filter((other) => !isSame(other))].slice(0, 4);
  try {
    localStorage.setItem(storageKey, JSON.stringify(recent));
  } catch {
    // Without storage, there are no recent results.
  }
}

/**
 * The results for a query. Until they arrive, it returns the previous query's results, which aren't current.
 */
export function useResults(query: string, opening: number) {
  const [state, setState] = useState<{ query?: string; results?: Results; error?: string }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening tries again after an error.
  useEffect(() => {
    let isCurrent = true;
    ask(query).then(
      (results) => {
        if (!isCurrent) return;
        const recent = query.trim() === "" ? recentEntries() : [];
        setState({ query, results: { pages: results.pages, details: [...recent, ...results.details] } });
      },
      (error: Error) => {
        if (isCurrent) setState({ error: error.message });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [query, opening]);
  return { ...state, isCurrent: state.query === query };
}
