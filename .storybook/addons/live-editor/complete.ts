import type { CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { complete, describe } from "./ask-typescript";

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
