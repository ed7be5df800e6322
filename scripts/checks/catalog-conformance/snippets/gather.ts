import type { Page } from "playwright-core";
import type { IndexEntry } from "../../../runner/site";
import type { Snippet } from "./snippet";

/** The functions of Storybook's preview that are used here. */
interface Preview {
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<unknown>;
    loadStory(options: { storyId: string }): Promise<LoadedStory>;
  };
}

interface LoadedStory {
  initialArgs: object;
  parameters: { docs: { source: { transform(code: string, context: object): string } } };
}

/**
 * Gets the code that the built site offers with each story, from the same function that its docs pages and
 * its panel use. Stories without such code have no copy button.
 */
export async function gatherSnippets(page: Page, stories: readonly IndexEntry[]): Promise<Snippet[]> {
  const ids = stories.map(({ id }) => id);
  const snippets = await page.evaluate(async (ids) => {
    const storybook = (window as unknown as Preview).__STORYBOOK_PREVIEW__;
    await storybook.ready();
    const found = [];
    for (const storyId of ids) {
      const story = await storybook.loadStory({ storyId });
      const context = { ...story, args: story.initialArgs };
      found.push({ story: storyId, code: story.parameters.docs.source.transform("", context) });
    }
    return found;
  }, ids);
  return snippets.filter(({ code }) => code !== "");
}
