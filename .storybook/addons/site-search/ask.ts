import type { Results } from "./engine";
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
