import { DocsContext } from "@storybook/addon-docs/blocks";
import { use, useCallback, useEffect, useState } from "react";
import { GLOBALS_UPDATED, STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from "storybook/internal/core-events";
import type { Args } from "storybook/internal/csf";
import type { DocsContextProps, PreparedStory } from "storybook/internal/types";
import { type SnippetContext, snippetOf } from "../kit/snippet";

/** Returns the code that people copy from a story of a page, with its current args. Undefined if it has none. */
export function codeOf(docs: DocsContextProps, story: PreparedStory, args?: Args): string | undefined {
  // The context's type omits fields that exist only while a story renders. Its type parameters differ, too.
  const context = docs.getStoryContext(story) as unknown as SnippetContext;
  return snippetOf(args ? { ...context, args } : context);
}

/** A story's current args and a function that changes them, both in sync with the rest of Storybook. */
export function useArgs(story: PreparedStory): [Args, (changed: Args) => void] {
  const context = use(DocsContext);
  const [args, setArgs] = useState<Args>(() => context.getStoryContext(story).args);
  useEffect(() => {
    const follow = (event: { storyId: string; args: Args }) => {
      if (event.storyId === story.id) setArgs(event.args);
    };
    context.channel.on(STORY_ARGS_UPDATED, follow);
    return () => context.channel.off(STORY_ARGS_UPDATED, follow);
  }, [context.channel, story.id]);
  const change = useCallback(
    (changed: Args) => context.channel.emit(UPDATE_STORY_ARGS, { storyId: story.id, updatedArgs: changed }),
    [context.channel, story.id],
  );
  return [args, change];
}

export type Globals = Record<string, unknown>;

/** The toolbar's values for a story of the page. */
export function useGlobals(story: PreparedStory): Globals {
  const context = use(DocsContext);
  const [globals, setGlobals] = useState<Globals>(() => context.getStoryContext(story).globals);
  useEffect(() => {
    const follow = (event: { globals: Globals }) => setGlobals(event.globals);
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);
  return globals;
}
