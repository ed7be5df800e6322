import type { IndexEntry } from "../../runner/site";
import type { EnginePage, OpenPage } from "./engine";

/** The limit for a story. On a loaded machine, one with 100,000 rows takes minutes. */
const LIMIT_MS = 300_000;

/** The time zone of stories without `parameters.timezone`. */
export const HOME_ZONE = "UTC";

export interface Run {
  /** The browser's name and version. */
  browser: string;
  /** The number of stories that failed. */
  failed: number;
}

interface Options {
  open: OpenPage;
  url: string;
  workers: number;
  /** Checks a story that has run without failures, and returns its failures. */
  check: (page: EnginePage, story: IndexEntry) => Promise<string[]>;
}

/** Runs stories in an engine, and calls `onStory` after each. */
export async function runStories(
  stories: readonly IndexEntry[],
  { open, url, workers, check }: Options,
  onStory: (story: IndexEntry, failures: string[]) => void,
): Promise<Run> {
  const run: Run = { browser: "", failed: 0 };
  const queue = [...stories];
  const elsewhere = new Map<string, IndexEntry[]>();
  await Promise.all(Array.from({ length: Math.min(workers, stories.length) }, () => work(HOME_ZONE, queue)));
  for (const [zone, others] of elsewhere) await work(zone, others);
  return run;

  /** Runs the stories of a queue that belong to a time zone. Collects the others by their zone. */
  async function work(zone: string, queue: IndexEntry[]): Promise<void> {
    let page = await prepare(zone);
    for (let story = queue.shift(); story; story = queue.shift()) {
      const failures = await withinLimit(runStory(page, story, zone)).catch((error) => [String(error)]);
      if (typeof failures === "string") {
        elsewhere.set(failures, [...(elsewhere.get(failures) ?? []), story]);
        continue;
      }
      onStory(story, failures);
      if (failures.length === 0) continue;
      run.failed++;
      // The story may have left the page in any state.
      await page.close();
      page = await prepare(zone);
    }
    await page.close();
  }

  /** The failures of a story, or its time zone if that isn't the page's. */
  async function runStory(page: EnginePage, story: IndexEntry, zone: string): Promise<string[] | string> {
    const own = (await page.call("timeZoneOf", story.id)) as string;
    if (own !== zone) return own;
    await page.pressShift();
    const failures = (await page.call("run", story.id)) as string[];
    return failures.length > 0 ? failures : check(page, story);
  }

  async function prepare(zone: string): Promise<EnginePage> {
    const page = await open(zone);
    run.browser = page.browser;
    await page.open(url);
    await page.call("connect");
    return page;
  }
}

async function withinLimit<Value>(result: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The story didn't end within ${LIMIT_MS / 1000} s.`)),
      LIMIT_MS,
    );
  });
  return Promise.race([result, limit]).finally(() => clearTimeout(timer));
}
