import type { IndexEntry } from "../../runner/site";
import type { ReferenceBoxes, SlotBox } from "./boxes";
import { openChromium } from "./chromium";
import { otherWidths } from "./engine";
import { runStories } from "./run-stories";

/**
 * The boxes of stories in the pinned Chromium, by the story's id. Stories that fail there are left out: the story tests
 * report them.
 */
export async function referenceBoxes(
  stories: readonly IndexEntry[],
  options: { url: string; workers: number },
): Promise<Map<string, ReferenceBoxes>> {
  const found = new Map<string, ReferenceBoxes>();
  await runStories(
    stories,
    {
      ...options,
      open: openChromium,
      async check(page, { id }) {
        const boxes = (await page.call("boxes")) as SlotBox[];
        found.set(id, {
          boxes,
          dependOnText: {
            firefox: (await page.call("textBoxes", otherWidths.firefox)) as boolean[],
            webkit: (await page.call("textBoxes", otherWidths.webkit)) as boolean[],
          },
        });
        return [];
      },
    },
    () => {},
  );
  return found;
}
