import type { Args } from "storybook/internal/csf";
import type { DocsContextProps, PreparedStory } from "storybook/internal/types";
import { type SnippetContext, snippetOf } from "../kit/snippet";

/** Returns the code that people copy from a story of a page, with its current args. Undefined if it has none. */
export function codeOf(docs: DocsContextProps, story: PreparedStory, args?: Args): string | undefined {
  // The context's type omits fields that exist only while a story renders. Its type parameters differ, too.
  const context = docs.getStoryContext(story) as unknown as SnippetContext;
  return snippetOf(args ? { ...context, args } : context);
}
