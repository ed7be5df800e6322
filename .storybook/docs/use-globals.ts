import { DocsContext } from "@storybook/addon-docs/blocks";
import { use, useEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import type { PreparedStory } from "storybook/internal/types";

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
