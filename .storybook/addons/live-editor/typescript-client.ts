import type { CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import type { Answer, Option, Question, TypeProblem } from "./messages";

let service: { worker: Worker; failed: Promise<never> } | undefined;

function startService() {
  const worker = new Worker(new URL("editor/worker.js", document.baseURI), { type: "module" });
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener("error", ({ message }) => {
      // Let the next question start a new worker.
      service = undefined;
      reject(new Error(message || "TypeScript can't be loaded."));
    });
  });
  return { worker, failed };
}

function request<Result>(question: Question): Promise<Result> {
  service ??= startService();
  const { port1, port2 } = new MessageChannel();
  service.worker.postMessage(question, [port2]);
  const answer = new Promise<Result>((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<Answer>) => {
      port1.close();
      if ("result" in data) resolve(data.result as Result);
      else reject(new Error(data.error));
    };
  });
  return Promise.race([answer, service.failed]);
}

/** The errors in a text. */
export const check = (text: string) => request<TypeProblem[]>({ kind: "check", text });

/**
 * Completions from TypeScript. They open while a name is typed, and after a character that precedes a name.
 */
export async function typescriptCompletions(context: CompletionContext): Promise<CompletionResult | null> {
  const { pos, explicit, state } = context;
  const from = context.matchBefore(/[\w$-]*$/)?.from ?? pos;
  const before = state.sliceDoc(Math.max(0, from - 1), from);
  if (!explicit && from === pos && !/[."'<]/.test(before)) return null;
  const text = state.doc.toString();
  const options = await request<Option[]>({ kind: "complete", text, at: pos }).catch(() => []);
  if (context.aborted || options.length === 0) return null;
  return {
    from: options[0]?.from ?? from,
    validFor: /^[\w$-]*$/,
    options: options.map(({ name, sortText }) => ({
      label: name,
      // TypeScript's order: local names and members before globals.
      boost: sortText < "13" ? 1 : 0,
    })),
  };
}
