import { readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Writable } from "node:stream";
import { findBrowser } from "../lib/browser";
import { mergeBase } from "../lib/git";
import { changedStories, StoryInputs } from "./affected";
import type { Options } from "./options";
import { makePlan } from "./plan";
import { Records, type StoryRecord } from "./record";
import type { RunnerReport } from "./reporter.mts";
import { type RunSettings, runnerReportPath, toEnvironment } from "./run-settings";
import { buildSite, type IndexEntry, serveSite, storiesOf } from "./site";
import { StoryResults } from "./story-results";
import { testStorybook } from "./test-storybook";

/** The results of a run. */
export interface RunResult {
  settings: RunSettings;
  /** Folder of the built Storybook. */
  site: string;
  /** The name of the browser that ran it, for messages. */
  browser: string;
  /** Whether the browser is the one that the baselines were made with. */
  pinned: boolean;
  /** Every story of the Storybook. */
  stories: IndexEntry[];
  /** The selected stories. A shard runs a part of them. */
  chosen: IndexEntry[];
  records: StoryRecord[];
  /** Ids of the stories whose records are from an earlier run. */
  taken: ReadonlySet<string>;
  /** The stored results of stories, if the results of this run can be stored. */
  results: StoryResults | undefined;
  report: RunnerReport | undefined;
  exitCode: number;
  seconds: number;
}

/**
 * Builds the Storybook if necessary, and runs its stories through the test runner.
 *
 * @param output Where the runner writes its progress. Defaults to the console.
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
    rtl: options.rtl,
    stress: options.stress,
  };
  if (options.update && !browser.pinned) {
    throw new Error(
      `Baselines can't be made with ${browser.name}. Use the pinned browser, on 64-bit Intel Linux.`,
    );
  }
  await Promise.all(["records", "visual-report", "runner.json"].map((name) => clear(join(out, name))));

  const site = options.site ?? join(out, "stories-site");
  if (options.site === undefined) await buildSite(options.config, site);
  const stories = await storiesOf(site);
  const root = process.cwd();
  const isRegular = isRegularRun(settings, options);
  const inputs = isRegular || options.changed ? StoryInputs.of(root, site) : undefined;
  const results =
    inputs && isRegular
      ? await StoryResults.open(stories, inputs, { ...settings, root, browser: browser.name })
      : undefined;
  const affected =
    inputs && options.changed
      ? changedStories(root, options.changed === true ? mergeBase(root) : options.changed, stories, inputs)
      : undefined;
  if (affected) printReasons(affected);
  const { chosen, taken, open } = makePlan(affected ? [...affected.keys()] : stories, options, results);
  if (chosen.length === 0 && !affected)
    throw new Error(`No story matches${options.stories ? ` --stories ${options.stories.source}` : ""}.`);

  const own = new Records(out);
  for (const record of taken) await own.write(record);
  const exitCode =
    open.length > 0 && !options.list ? await runOpen(open, { site, settings, options, output }) : 0;
  return {
    settings,
    site,
    browser: browser.name,
    pinned: browser.pinned,
    stories,
    chosen,
    records: await own.readAll(),
    taken: new Set(taken.map(({ id }) => id)),
    results,
    report: await readReport(settings),
    exitCode,
    seconds: (performance.now() - start) / 1000,
  };
}

/** Whether the run tests the stories of the work tree as every other run does, so that results can be reused. */
function isRegularRun(
  { pictures, update, stress, capture, rtl }: RunSettings,
  { site, config }: Options,
): boolean {
  return pictures && !update && !stress && !capture && !rtl && !site && config === ".storybook";
}

function printReasons(affected: ReadonlyMap<IndexEntry, string[]>): void {
  for (const [{ title, name }, [reason, ...more]] of affected) {
    console.log(`${title}/${name}: ${reason}${more.length > 0 ? ` (and ${more.length} more)` : ""}`);
  }
}

interface OpenRun {
  site: string;
  settings: RunSettings;
  options: Options;
  output: Writable | undefined;
}

/** Runs stories through the test runner, and returns its exit code. */
async function runOpen(open: IndexEntry[], { site, settings, options, output }: OpenRun): Promise<number> {
  const server = await serveSite(site, open);
  const { config, workers, shard } = options;
  const env = workerEnvironment(settings, options);
  const exitCode = await testStorybook({ url: server.url, config, workers, shard, env, output });
  server.close();
  return exitCode;
}

/** The environment variables of Jest's workers. */
function workerEnvironment(settings: RunSettings, { retries }: Options): Record<string, string> {
  return {
    ...toEnvironment(settings),
    ...(retries > 0 && { KERF_STORY_RETRIES: String(retries) }),
    // Jest and its workers load TypeScript: environment, hooks, reporter.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import ${new URL("load-typescript.mjs", import.meta.url)}`,
  };
}

async function readReport(settings: RunSettings): Promise<RunnerReport | undefined> {
  const json = await readFile(runnerReportPath(settings), "utf8").catch(() => undefined);
  return json === undefined ? undefined : JSON.parse(json);
}

function clear(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true });
}
