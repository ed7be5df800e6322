import { DocsContext } from "@storybook/addon-docs/blocks";
import { use, useEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import type { PreparedStory } from "storybook/internal/types";
import { useBodyHeight } from "../kit/use-body-height";

/**
 * A story in an iframe, as high as its content: for stories that would make the rest of the page inaccessible to the
 * keyboard or assistive technology. It follows the toolbar.
 */
export function FramedStory({ story }: { story: PreparedStory }) {
  const globals = useGlobals(story);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const height = useBodyHeight(body, 320);
  return (
    <iframe
      className="block w-full border-0"
      title={story.name}
      src={`iframe.html?viewMode=story&id=${story.id}&globals=${inAddress(globals)}`}
      loading="lazy"
      style={{ height }}
      onLoad={(event) => setBody(event.currentTarget.contentDocument?.body ?? null)}
    />
  );
}

type Globals = Record<string, unknown>;

function useGlobals(story: PreparedStory): Globals {
  const context = use(DocsContext);
  const [globals, setGlobals] = useState<Globals>(() => context.getStoryContext(story).globals);
  useEffect(() => {
    const follow = (told: { globals: Globals }) => setGlobals(told.globals);
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);
  return globals;
}

/** As Storybook writes them into an address. */
function inAddress(globals: Globals): string {
  return Object.entries(globals)
    .flatMap(([name, value]) => (typeof value === "string" ? [`${name}:${value}`] : []))
    .join(";");
}
