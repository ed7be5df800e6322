import type { CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { useEffect, useState } from "react";
import type { Answer, Option, Question, TypeProblem } from "./messages";

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

/** The delay between the last keystroke and the check by TypeScript, in ms. */
const PAUSE = 250;

export interface Checked {
  /** The code that was checked. Undefined until TypeScript's first answer. */
  code?: string;
  problems: TypeProblem[];
  /** The error, if TypeScript couldn't check the code. */
  error?: string;
}

/** The compiler's errors in the code, updated shortly after typing stops. */
export function useTypeProblems(code: string): Checked {
  const [checked, setChecked] = useState<Checked>({ problems: [] });
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      () =>
        check(code).then(
          (problems) => isCurrent && setChecked({ code, problems }),
          (error) => isCurrent && setChecked({ code, problems: [], error: String(error) }),
        ),
      PAUSE,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [code]);
  return checked;
}

/**
 * Completions from TypeScript. They open while a name is typed, and after a character that precedes a name.
 */
export async function typescriptCompletions(context: CompletionContext): Promise<CompletionResult | null> {
  const word = context.matchBefore(/[\w$-]*$/);
  const from = word?.from ?? context.pos;
  const before = context.state.sliceDoc(Math.max(0, from - 1), from);
  if (!context.explicit && from === context.pos && !/[."'<]/.test(before)) return null;
  const text = context.state.doc.toString();
  const options = await complete(text, context.pos).catch(() => []);
  if (context.aborted || options.length === 0) return null;
  return {
    from: options[0]?.from ?? from,
    validFor: /^[\w$-]*$/,
    options: options.map(({ name, sortText }) => ({
      label: name,
      // TypeScript's order: local names and members before globals.
      boost: sortText < "13" ? 1 : 0,
      info: () => infoOf(text, context.pos, name),
    })),
  };
}

async function infoOf(text: string, at: number, name: string): Promise<HTMLElement | null> {
  const description = await describe(text, at, name).catch(() => "");
  if (!description || description === name) return null;
  const info = document.createElement("div");
  info.textContent = description;
  return info;
}
