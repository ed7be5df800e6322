import { useState } from "react";
import type { PreparedStory } from "storybook/internal/types";
import { sentenceCase } from "../../scripts/lib/names";
import { useBodyHeight } from "../kit/frames";
import type { Globals } from "./use-globals";

/**
 * A story in an iframe, as high as its content. Use it for stories that would make the rest of the page
 * inert, and for stories in a different theme or direction.
 */
export function FramedStory({ story, globals }: { story: PreparedStory; globals: Globals }) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const height = useBodyHeight(body, 320);
  return (
    <iframe
      className="block w-full border-0"
      title={sentenceCase(story.name)}
      src={`iframe.html?viewMode=story&id=${story.id}&globals=${inAddress(globals)}`}
      loading="lazy"
      style={{ height }}
      onLoad={(event) => setBody(event.currentTarget.contentDocument?.body ?? null)}
    />
  );
}

/** The globals in the format of Storybook's URLs. */
function inAddress(globals: Globals): string {
  return Object.entries(globals)
    .flatMap(([name, value]) => (typeof value === "string" ? [`${name}:${value}`] : []))
    .join(";");
}
