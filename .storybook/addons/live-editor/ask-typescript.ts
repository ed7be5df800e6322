import type { Answer, Option, Question, TypeProblem } from "./questions";

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, { resolve(result: never): void; reject(error: Error): void }>();

function loadWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("editor/worker.js", document.baseURI), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("result" in data) asked?.resolve(data.result as never);
    else asked?.reject(new Error(data.error));
  });
  worker.addEventListener("error", ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message || "TypeScript can't be loaded."));
    waiting.clear();
    // Let the next question start a new worker.
    worker = undefined;
  });
  return worker;
}

function ask<Result>(question: Omit<Question, "id">): Promise<Result> {
  const id = ++last;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    loadWorker().postMessage({ id, ...question } satisfies Question);
  });
}

/** The errors in a text. */
export const check = (text: string) => ask<TypeProblem[]>({ kind: "check", text });

/** The completions at a position in a text. */
export const complete = (text: string, at: number) => ask<Option[]>({ kind: "complete", text, at });

/** The type and the description of a completion. */
export const describe = (text: string, at: number, name: string) =>
  ask<string>({ kind: "describe", text, at, name });
