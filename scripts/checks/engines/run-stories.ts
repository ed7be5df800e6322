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
  const elsewhere = new Map<string, string[]>();
  await Promise.all(Array.from({ length: Math.min(workers, queue.length) }, () => work(HOME_ZONE, queue)));
  for (const [zone, others] of elsewhere) await work(zone, others);
  return browser;

  /** Runs the stories of a queue that belong to a time zone. Collects the others by their zone. */
  async function work(zone: string, queue: string[]): Promise<void> {
    let opened = await open(zone);
    for (let id = queue.shift(); id; id = queue.shift()) {
      const failures = await run(opened, id, zone).catch((error) => [String(error)]);
      if (!failures) continue;
      onStory(id, failures);
      if (failures.length === 0) continue;
      // The story may have left the page in any state.
      await opened.close();
      opened = await open(zone);
    }
    await opened.close();
  }

  async function run({ page }: EnginePage, id: string, zone: string): Promise<string[] | undefined> {
    const timeZone = (await page.call("timeZoneOf", id)) as string;
    if (timeZone !== zone) {
      elsewhere.set(timeZone, [...(elsewhere.get(timeZone) ?? []), id]);
      return undefined;
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
