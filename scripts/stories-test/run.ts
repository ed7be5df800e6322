import { readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Writable } from "node:stream";
import { findBrowser } from "../browser";
import { shuffled } from "../lib/shuffle";
import type { Options } from "./options";
import { Records, type StoryRecord } from "./record";
import type { RunnerReport } from "./reporter.mts";
import { type RunSettings, runnerReportPath, toEnvironment } from "./run-settings";
import { buildSite, type IndexEntry, serveSite, storiesOf } from "./site";
import { testStorybook } from "./test-storybook";

/** All that is known of a run once it is over. */
export interface RunResult {
  settings: RunSettings;
  /** Folder of the built Storybook. */
  site: string;
  /** For people: the browser that ran it. */
  browser: string;
  /** Whether it is the one that the baselines were made with. */
  pinned: boolean;
  /** Every story of the Storybook. */
  stories: IndexEntry[];
  /** Those that the run was to take, of which a shard takes a part. */
  chosen: IndexEntry[];
  records: StoryRecord[];
  report: RunnerReport | undefined;
  exitCode: number;
  seconds: number;
}

/**
 * Builds the Storybook if need be, and runs its stories through the test runner.
 *
 * @param output Where the runner tells how it goes; the console by itself.
 */
export async function runStories(options: Options, output?: Writable): Promise<RunResult> {
  const start = performance.now();
  const out = resolve(options.out);
  const browser = await findBrowser();
  const settings: RunSettings = {
    baselines: resolve(options.baselines),
    out,
    store: resolve(options.store),
    keep: options.keep && resolve(options.keep),
    capture: options.capture && resolve(options.capture),
    pictures: browser.pinned && options.pictures,
    update: options.update,
    strain: options.strain,
  };
  if (options.update && !browser.pinned) {
    throw new Error(
      `Baselines can't come from ${browser.name}: only from the pinned one, on 64-bit Intel Linux.`,
    );
  }
  await Promise.all(["records", "visual-report", "runner.json"].map((name) => clear(join(out, name))));

  const site = options.site ?? join(out, "stories-site");
  if (options.site === undefined) await buildSite(options.config, site);
  const stories = await storiesOf(site);
  const chosen = choose(stories, options);
  if (chosen.length === 0)
    throw new Error(`No story matches${options.stories ? ` --stories ${options.stories.source}` : ""}.`);

  const server = await serveSite(site, chosen);
  const { config, workers, shard } = options;
  const env = workerEnvironment(settings, options);
  const exitCode = await testStorybook({ url: server.url, config, workers, shard, env, output });
  server.close();
  return {
    settings,
    site,
    browser: browser.name,
    pinned: browser.pinned,
    stories,
    chosen,
    records: await new Records(out).readAll(),
    report: await readReport(settings),
    exitCode,
    seconds: (performance.now() - start) / 1000,
  };
}

function choose(all: IndexEntry[], { stories: pattern, strain, choose }: Options): IndexEntry[] {
  const named = all.filter(({ id, title, name }) => matches(pattern, id, `${title}/${name}`));
  const chosen = choose?.(named) ?? named;
  return strain ? shuffled(chosen, strain.seed) : chosen;
}

/** What Jest's workers are told by their environment. */
function workerEnvironment(settings: RunSettings, { retries }: Options): Record<string, string> {
  return {
    ...toEnvironment(settings),
    ...(retries > 0 && { KERF_STORY_RETRIES: String(retries) }),
    // Jest and its workers load TypeScript: environment, hooks, reporter.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import ${import.meta.resolve("tsx")}`,
  };
}

async function readReport(settings: RunSettings): Promise<RunnerReport | undefined> {
  const json = await readFile(runnerReportPath(settings), "utf8").catch(() => undefined);
  return json === undefined ? undefined : JSON.parse(json);
}

function matches(pattern: RegExp | undefined, ...texts: string[]): boolean {
  return pattern === undefined || texts.some((text) => pattern.test(text));
}

function clear(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true });
}
