import type { ReactNode } from "react";
import type { StoryContext } from "storybook/internal/csf";
import { toJsx } from "./jsx";
import { catalog, lookUp } from "./lookup";

/** Of a story's context, what its snippet is made of. */
export type SnippetContext = Pick<
  StoryContext,
  "parameters" | "component" | "originalStoryFn" | "args" | "tags"
>;

/**
 * What a user copies from a story: a curated example as it stands in the catalog, or else the story's own
 * elements with their import line, following the controls. The story's parameter `snippet` says what is printed of them
 * besides; see {@link Printing}.
 *
 * @returns Undefined for a story that cannot be had by copying: one with components, classes or functions of its own,
 * with a state that the workshop forces, or without a component of Kerf; and for one that is on no docs page, since it
 * proves a behaviour and shows no use. The site then offers no code at all: code that does not stand alone misleads.
 * `npm run prove -- snippets` holds each snippet against its story.
 */
export function snippetOf(context: SnippetContext): string | undefined {
  if (!context.tags.includes("autodocs")) return undefined;
  const { example } = context.parameters.catalog ?? {};
  return example ? exampleSnippet(context.component, example) : elementSnippet(context);
}

function exampleSnippet(component: unknown, example: string): string | undefined {
  const found = lookUp(component);
  if (!found || !("examples" in found.descriptor)) return undefined;
  return found.descriptor.examples.find((snippet) => snippet.includes(`function ${example}(`));
}

function elementSnippet(context: SnippetContext): string | undefined {
  try {
    const { code, imports } = toJsx(
      context.originalStoryFn(context.args, context as StoryContext) as ReactNode,
      context.parameters.snippet,
    );
    return imports.size === 0 ? undefined : `${importLine(imports)}\n\n${code}`;
  } catch {
    return undefined;
  }
}

function importLine(names: Set<string>): string {
  const path = Object.values(catalog.components)[0]?.importPath;
  return `import { ${[...names].sort().join(", ")} } from "${path}";`;
}
