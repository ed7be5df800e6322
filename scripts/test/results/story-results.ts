import { join } from "node:path";
import { readFlakes } from "../../runner/flakes";
import type { Options } from "../../runner/options";
import type { StoryRecord } from "../../runner/record";
import type { RunSettings } from "../../runner/run-settings";
import type { IndexEntry } from "../../runner/site";
import { ResultCache } from "./result-cache";
import { readStoryKeys, type StoryConditions, type StoryKeys } from "./story-keys";

/** The configuration of regular runs. Only their results are kept, because their conditions are the same. */
const CONFIGURATION = ".storybook";

/** The results of stories in earlier runs, in `.cache/results`. */
export class StoryResults {
  private readonly records: ResultCache<StoryRecord>;
  private readonly lists: ResultCache<IndexEntry[]>;

  private constructor(
    private readonly root: string,
    private readonly conditions: StoryConditions,
    private readonly out: string,
    private readonly keys: StoryKeys,
    /** Stories whose pictures once differed without a change. Their results are never taken. */
    private readonly flaky: ReadonlySet<string>,
  ) {
    this.records = new ResultCache(join(out, "results/stories"));
    this.lists = new ResultCache(join(out, "results"));
  }

  /** Opens the results for a run. Undefined unless the run fully tests the work tree's own Storybook. */
  static async open(
    options: Pick<Options, "config" | "site">,
    run: RunSettings,
    browser: string,
    root = process.cwd(),
  ): Promise<StoryResults | undefined> {
    const isRegular =
      run.pictures &&
      !run.stress &&
      !run.capture &&
      !run.update &&
      !run.rtl &&
      options.config === CONFIGURATION;
    if (!isRegular || options.site !== undefined) return undefined;
    const conditions = { baselines: run.baselines, browser };
    const keys = readStoryKeys(root, conditions);
    if (!keys) return undefined;
    return new StoryResults(root, conditions, run.out, keys, await flakyStories(run.out));
  }

  /** The list of stories from an earlier run, if nothing that it depends on has changed. */
  list(): Promise<IndexEntry[] | undefined> {
    return this.lists.take("list", this.keys.index);
  }

  /** Earlier results of stories whose inputs haven't changed since. */
  async take(stories: readonly IndexEntry[]): Promise<StoryRecord[]> {
    const found = stories.map(async (story) => {
      const key = this.flaky.has(story.id) ? undefined : this.keys.of(story);
      return key && this.records.take(story.id, key);
    });
    return (await Promise.all(found)).flatMap((record) => record || []);
  }

  /** Stores the results of stories that passed completely, and whose inputs didn't change meanwhile. */
  async keep(stories: readonly IndexEntry[], records: readonly StoryRecord[]): Promise<void> {
    if (records.length === 0) return;
    const now = readStoryKeys(this.root, this.conditions);
    const flaky = await flakyStories(this.out);
    if (now?.index === this.keys.index) await this.lists.keep("list", now.index, [...stories]);
    const byId = new Map(stories.map((story) => [story.id, story]));
    for (const record of records) {
      const story = byId.get(record.id);
      const key = story && this.keys.of(story);
      if (!key || key !== now?.of(story) || flaky.has(record.id) || !isWhole(record)) continue;
      await this.records.keep(record.id, key, record);
    }
  }
}

/** Whether a story passed at the first attempt, and its pictures and tree match their baselines. */
export function isWhole({ failures, attempts, pictures, tree }: StoryRecord): boolean {
  const isSame = ({ outcome }: { outcome: string }) => outcome === "same";
  return failures.length === 0 && attempts === 1 && pictures.every(isSame) && (!tree || isSame(tree));
}

/** The stories with flaky shots. */
async function flakyStories(out: string): Promise<Set<string>> {
  return new Set((await readFlakes(out)).map(({ shot }) => shot.replace(/\/[^/]*$/, "")));
}
