import { renderToString } from "react-dom/server";
import { stories } from "./stories";

/** The markup that a server sends for each story. */
export function renderStories(): Record<string, string> {
  return Object.fromEntries([...stories].map(([name, story]) => [name, renderToString(story)]));
}
