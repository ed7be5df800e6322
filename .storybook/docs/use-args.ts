import { DocsContext } from "@storybook/addon-docs/blocks";
import { use, useCallback, useEffect, useState } from "react";
import { STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from "storybook/internal/core-events";
import type { Args } from "storybook/internal/csf";
import type { PreparedStory } from "storybook/internal/types";

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
