import type { Args } from "storybook/internal/csf";
import type { DocsContextProps, PreparedStory } from "storybook/internal/types";
import { type SnippetContext, snippetOf } from "../kit/snippet";

/** Returns the code that people copy from a story of a page, with its current args. Undefined if it has none. */
export function codeOf(docs: DocsContextProps, story: PreparedStory, args?: Args): string | undefined {
  // The context's type leaves out what only holds while a story renders, and with it what its generics stand for.
  const context = docs.getStoryContext(story) as unknown as SnippetContext;
  return snippetOf(args ? { ...context, args } : context);
}
