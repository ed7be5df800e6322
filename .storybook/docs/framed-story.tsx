import { useState } from "react";
import type { PreparedStory } from "storybook/internal/types";
import { useBodyHeight } from "../kit/use-body-height";
import type { Globals } from "./use-globals";

/**
 * A story in an iframe, as high as its content. It is for stories that would make the rest of the page inaccessible to the
 * keyboard or assistive technology, and for those in another theme or direction than the page.
 */
export function FramedStory({ story, globals }: { story: PreparedStory; globals: Globals }) {
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

/** As Storybook writes them into an address. */
function inAddress(globals: Globals): string {
  return Object.entries(globals)
    .flatMap(([name, value]) => (typeof value === "string" ? [`${name}:${value}`] : []))
    .join(";");
}
