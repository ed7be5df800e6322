import type { ReactNode } from "react";
import type { Args, StoryContext } from "storybook/internal/csf";
import type { ComponentDescriptor } from "../../src/catalog/types";
import { addImport, importLines, type Printing, toJsx } from "./jsx";
import { lookUp } from "./lookup";

/** The fields of a story's context that its snippet is made from. */
export type SnippetContext = Pick<
  StoryContext,
  "parameters" | "component" | "originalStoryFn" | "args" | "tags" | "title"
>;

/** A story's parameter `snippet`, which controls how its snippet is printed. */
export interface SnippetParameters extends Printing {
  /** The elements to print instead of the story's own. Values that they share are written as `code(…)`. */
  elements?: (args: Args) => ReactNode;
  /** Lines before the elements, such as shared state. They make the snippet a component. */
  hooks?: (args: Args) => string[];
  /** Lines between the import line and the component. */
  setup?: string;
  /** The whole code, for a component that is used by a function instead of as an element. */
  code?: (args: Args) => string;
}

/**
 * Returns the code that people copy from a story: the catalog's example, or the story's elements with
 * their imports and the controls' current values. The story's parameter `snippet` adds more: see
 * {@link SnippetParameters}.
 *
 * @returns Undefined if the story wouldn't work when copied, because it has its own components, classes or
 * functions, a forced state, or no Kerf component. Undefined, too, for a story without a docs page, because
 * it tests behavior instead of showing usage. `npm run check -- catalog` compares each snippet with its
 * story.
 */
export function snippetOf(context: SnippetContext): string | undefined {
  if (!context.tags.includes("autodocs") || context.title?.startsWith("Behaviour/")) return undefined;
  const { example } = context.parameters.catalog ?? {};
  if (!example) return elementSnippet(context);
  const descriptor = lookUp(context.component)?.descriptor as Partial<ComponentDescriptor> | undefined;
  return descriptor?.examples?.find((code) => code.includes(`function ${example}(`));
}

function elementSnippet(context: SnippetContext): string | undefined {
  const { args } = context;
  const snippet: SnippetParameters = context.parameters.snippet ?? {};
  const { setup } = snippet;
  try {
    if (snippet.code) return snippet.code(args);
    const node = snippet.elements?.(args) ?? context.originalStoryFn(args, context as StoryContext);
    const { code, imports } = toJsx(node as ReactNode, snippet);
    if (imports.size === 0) return undefined;
    const lines = snippet.hooks?.(args) ?? [];
    if (lines.some((line) => line.includes("useState("))) addImport(imports, "react", "useState");
    const body = lines.length > 0 || setup ? component(lines, code) : code;
    return `${importLines(imports)}${setup ? `\n${setup}` : ""}\n\n${body}`;
  } catch {
    return undefined;
  }
}

function component(lines: string[], code: string): string {
  const body = [...lines, "return (", ...code.split("\n").map((line) => `  ${line}`), ");"];
  return `export function Example() {\n${body.map((line) => `  ${line}`).join("\n")}\n}`;
}
