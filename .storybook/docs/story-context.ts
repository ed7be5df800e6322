import { DocsContext } from "@storybook/addon-docs/blocks";
import { use, useCallback, useEffect, useState } from "react";
import type { Channel } from "storybook/internal/channels";
import { GLOBALS_UPDATED, STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from "storybook/internal/core-events";
import type { Args } from "storybook/internal/csf";
import type { DocsContextProps, PreparedStory } from "storybook/internal/types";
import { type SnippetContext, snippetOf } from "../kit/snippet";

export type Globals = Record<string, unknown>;

/** Returns the code that people copy from a story of a page, with its current args. Undefined if it has none. */
export function codeOf(docs: DocsContextProps, story: PreparedStory, args?: Args): string | undefined {
  // The context's type omits fields that exist only while a story renders. Its type parameters differ, too.
  const context = docs.getStoryContext(story) as unknown as SnippetContext;
  return snippetOf(args ? { ...context, args } : context);
}

/** A story's current args and a function that changes them, both in sync with the rest of Storybook. */
export function useArgs(story: PreparedStory): [Args, (changed: Args) => void] {
  const { channel, getStoryContext } = use(DocsContext);
  const { args } = useEvent(channel, STORY_ARGS_UPDATED, {
    storyId: story.id,
    args: getStoryContext(story).args,
  });
  const change = useCallback(
    (changed: Args) => channel.emit(UPDATE_STORY_ARGS, { storyId: story.id, updatedArgs: changed }),
    [channel, story.id],
  );
  return [args, change];
}

/** The toolbar's values for a story of the page. */
export function useGlobals(story: PreparedStory): Globals {
  const { channel, getStoryContext } = use(DocsContext);
  return useEvent(channel, GLOBALS_UPDATED, { globals: getStoryContext(story).globals }).globals;
}

/** The last event of Storybook's channel with this name, and for the same story if it names one. */
export function useEvent<Event extends { storyId?: string; [field: string]: unknown }>(
  channel: Pick<Channel, "on" | "off">,
  name: string,
  initial: Event,
): Event {
  const [last, setLast] = useState(initial);
  const { storyId } = initial;
  useEffect(() => {
    const follow = (event: Event) => {
      if (event.storyId === storyId) setLast(event);
    };
    channel.on(name, follow);
    return () => channel.off(name, follow);
  }, [channel, name, storyId]);
  return last;
}
