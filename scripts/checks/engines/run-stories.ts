import type { IndexEntry } from "../../runner/site";
import { type EngineName, type EnginePage, openEngine } from "./browsers";

/** The time zone of stories without `parameters.timezone`. */
const HOME_ZONE = "UTC";

interface Options {
  engine: EngineName;
  url: string;
  /** The number of browsers at a time. */
  workers: number;
}

/** Runs stories in an engine, and calls `onStory` after each. Resolves to the browser's name and version. */
export async function runStories(
  stories: readonly IndexEntry[],
  { engine, url, workers }: Options,
  onStory: (id: string, failures: string[]) => void,
): Promise<string> {
  let browser = "";
  const queue = stories.map(({ id }) => id);
  await Promise.all(Array.from({ length: Math.min(workers, queue.length) }, work));
  return browser;

  async function work(): Promise<void> {
    let opened = await open(HOME_ZONE);
    for (let id = queue.shift(); id; id = queue.shift()) {
      const failures = await run(opened, id, HOME_ZONE).catch((error) => [String(error)]);
      onStory(id, failures);
      if (failures.length === 0) continue;
      // The story may have left the page in any state.
      await opened.close();
      opened = await open(HOME_ZONE);
    }
    await opened.close();
  }

  async function run({ page }: EnginePage, id: string, zone: string): Promise<string[]> {
    const timeZone = (await page.call("timeZoneOf", id)) as string;
    if (timeZone !== zone) {
      const elsewhere = await open(timeZone);
      return run(elsewhere, id, timeZone).finally(elsewhere.close);
    }
    // Elements that a script focuses have a focus ring only after a key.
    await page.pressShift();
    return (await page.call("run", id)) as string[];
  }

  async function open(zone: string): Promise<EnginePage> {
    const opened = await openEngine(engine, zone);
    browser = opened.page.browser;
    await opened.page.open(url);
    return opened;
  }
}
