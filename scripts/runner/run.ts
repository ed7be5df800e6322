import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { findBrowser } from "../lib/browser";
import { readIfExists, writeFileAtomically } from "../lib/files";
import { mergeBase } from "../lib/git";
import { lockFolder } from "../lib/lock-folder";
import { root } from "../lib/paths";
import { Baselines, isOpen, type Orphan } from "../visual/index";
import { changedStories, StoryInputs } from "./affected/story-inputs";
import type { Options } from "./options";
import { MARK, type RunnerReport } from "./reporter.mts";
import { type RunResult, readResults, resultsPath, type StoryResult } from "./result";
import { type RunSettings, toEnvironment } from "./settings";
import { buildSite, type IndexEntry, readStories, serveSite, storiesOf } from "./site";
import { StoryResults } from "./story-results";

/** A run that has ended. */
export interface Run {
  result: RunResult;
  settings: RunSettings;
  /** Every story of the Storybook. */
  stories: IndexEntry[];
  /** The folder of the built Storybook. */
  site: string;
  /** The stored results of stories, if the results of this run can be stored. */
  cache: StoryResults | undefined;
}

/**
 * Runs stories through the test runner, accepts their pictures if the options say so, and writes the results to
 * `stories.json`. Builds the Storybook of the stories that must run, if necessary.
 */
export async function runStories(options: Options): Promise<Run> {
  const start = performance.now();
  const out = resolve(options.out);
  lockFolder(out);
  const browser = await findBrowser();
  const { update, capture, shard } = options;
  if (update && !browser.pinned)
    throw new Error(
      `Baselines can't be made with ${browser.name}. Use the pinned one, on 64-bit Intel Linux.`,
    );
  const settings: RunSettings = {
    baselines: resolve(options.baselines),
    out,
    store: resolve(options.store),
    pictures: browser.pinned && options.pictures,
    ...{ capture, update },
  };
  for (const name of ["story-results", "visual-report", "runner.json"])
    await rm(join(out, name), { recursive: true, force: true });
  await mkdir(out, { recursive: true });

  const site = options.site ?? join(out, "stories-site");
  const stories = options.site ? await storiesOf(options.site) : await readStories(options.config);
  const { inputs, cache } = await openCache(site, stories, settings, options, browser.name);
  const selected = selectStories(stories, inputs, options, settings);
  if (selected.length === 0 && !options.changed)
    throw new Error(`No story matches${options.stories ? ` --stories ${options.stories.source}` : ""}.`);
  const reused = (options.reuse && cache?.take(selected)) || [];
  const { own, open } = options.list ? { own: [], open: [] } : planShard(selected, reused, shard);

  let report: RunnerReport | undefined = { specs: {}, failed: [] };
  if (open.length > 0) {
    if (!options.site) await buildSite(options.config, site, open);
    report = await testStorybook(open, site, settings, options);
  }
  const files = new Map(selected.map(({ id, importPath }) => [id, importPath]));
  const results = [...own, ...collect(open, await readResults(out), report, shard)];
  for (const result of results) result.file ??= files.get(result.id);
  if (update) await acceptAll(results, settings);
  const { baselines, store } = settings;
  const result: RunResult = {
    ...{ out, baselines, store, browser: browser.name, shard, results },
    orphans: settings.pictures && !capture ? await treatOrphans(stories, results, settings) : [],
    selected: selected.map(({ id }) => id),
    reused: own.map(({ id }) => id),
    stories: stories.length,
    seconds: Math.round((performance.now() - start) / 100) / 10,
  };
  await writeFileAtomically(resultsPath(out), JSON.stringify(result));
  return { result, settings, stories, site, cache };
}

/**
 * Finds out what stories depend on, by the modules of the site with all stories. A run of a few stories doesn't: its site has
 * only their files.
 */
async function openCache(
  site: string,
  stories: IndexEntry[],
  settings: RunSettings,
  options: Options,
  browser: string,
): Promise<{ inputs?: StoryInputs; cache?: StoryResults }> {
  const { pictures, update, capture } = settings;
  const isRegular = pictures && !update && !capture && !options.site && options.config === ".storybook";
  const isStored = isRegular && (options.reuse || !options.stories);
  if (!isStored && !options.changed) return {};
  if (!options.site) await buildSite(options.config, site, stories);
  const inputs = StoryInputs.of(root, site);
  if (!isStored) return { inputs };
  return { inputs, cache: await StoryResults.open(stories, inputs, { ...settings, root, browser }) };
}

function selectStories(
  all: IndexEntry[],
  inputs: StoryInputs | undefined,
  { stories: pattern, changed }: Options,
  { capture }: RunSettings,
): IndexEntry[] {
  const named = all.filter(
    ({ id, title, name }) =>
      (!capture || id in capture) &&
      (!pattern || [id, `${title}/${name}`].some((text) => pattern.test(text))),
  );
  if (!changed || !inputs) return named;
  return changedStories(root, changed === true ? mergeBase(root) : changed, named, inputs);
}

/** The results from earlier runs, which belong to the first shard, and the stories that must run. */
export function planShard(selected: readonly IndexEntry[], reused: StoryResult[], shard = "1/1") {
  const known = new Set(reused.map(({ id }) => id));
  const open = selected.filter(({ id }) => !known.has(id));
  const [part = 1] = shard.split("/").map(Number);
  // A shard without a title has nothing to run.
  const titles = new Set(open.map(({ title }) => title)).size;
  return { own: part === 1 ? reused : [], open: part <= titles ? open : [] };
}

/** Runs stories through the test runner. Returns its report, if it didn't crash. */
async function testStorybook(
  open: IndexEntry[],
  site: string,
  settings: RunSettings,
  { config, workers, shard, quiet = false }: Options,
): Promise<RunnerReport | undefined> {
  const server = await serveSite(site, open);
  const runner = fileURLToPath(import.meta.resolve("@storybook/test-runner/dist/test-storybook.js"));
  const titles = new Set(open.map(({ title }) => title)).size;
  const args = ["--url", server.url, "--index-json", "--config-dir", config];
  args.push("--maxWorkers", String(Math.min(workers, titles)), ...(shard ? ["--shard", shard] : []));
  const child = spawn(process.execPath, [runner, ...args], {
    env: {
      ...process.env,
      ...toEnvironment(settings),
      // Jest and its workers load TypeScript: environment, hooks, reporter.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import ${new URL("load-typescript.mjs", import.meta.url)}`,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      if (!line.startsWith(MARK)) output.push(line);
      else if (!quiet) console.log(line.slice(MARK.length));
    });
  }
  await once(child, "close");
  server.close();
  const json = await readIfExists(join(settings.out, "runner.json"));
  if (!json) console.error(output.join("\n"));
  return json && JSON.parse(json.toString());
}

/** The results that the workers left, and a failed result for each story that has none or that the runner failed. */
function collect(
  open: readonly IndexEntry[],
  results: StoryResult[],
  report: RunnerReport | undefined,
  shard: string | undefined,
): StoryResult[] {
  const known = new Map(results.map((result) => [result.id, result]));
  const failed = new Map(report?.failed.map(({ title, name, message }) => [`${title}/${name}`, message]));
  return open.flatMap(({ id, title, name }): StoryResult[] => {
    const spec = id.split("--")[0] ?? id;
    if (shard && report && !(spec in report.specs)) return [];
    const result = known.get(id);
    const failure = failed.get(`${title}/${name}`);
    if (result && (failure === undefined || result.failures.length > 0)) return [result];
    const message = failure ?? report?.specs[spec] ?? (report ? "it was not run" : "the test runner crashed");
    const found = { failures: [{ kind: "runner" as const, message }], pictures: [], facts: [], shown: [] };
    return [{ id, title, name, ...found, axe: false, milliseconds: 0 }];
  });
}

/** Accepts the pictures and trees of stories as baselines, except those that were not the same twice. */
export async function acceptAll(results: readonly StoryResult[], settings: RunSettings): Promise<void> {
  const baselines = new Baselines(settings.baselines);
  for (const { id, pictures, tree } of results) {
    for (const picture of pictures) {
      const { mode, outcome, likeLight, unstable } = picture;
      // A picture that equals both its own baseline and the light picture no longer needs its own baseline.
      if (outcome === "same" && likeLight) await baselines.write(id, mode, undefined);
      if (!isOpen(picture) || unstable) continue;
      await baselines.write(id, mode, likeLight ? undefined : picture);
      picture.outcome = "accepted";
    }
    if (tree?.after === undefined || !isOpen(tree) || tree.unstable) continue;
    await baselines.writeTree(id, tree.after);
    tree.outcome = "accepted";
  }
}

/** Finds baselines of deleted stories, and of modes that stories no longer have. An update removes them. */
async function treatOrphans(
  stories: readonly IndexEntry[],
  results: readonly StoryResult[],
  { baselines: folder, update }: RunSettings,
): Promise<Orphan[]> {
  const baselines = new Baselines(folder);
  const ids = new Set(stories.map(({ id }) => id));
  const orphans: Orphan[] = [];
  for (const storyId of await baselines.stories()) if (!ids.has(storyId)) orphans.push({ storyId });
  for (const { id, pictures, failures } of results) {
    // A story that failed may have ended before its pictures were taken.
    if (failures.some(({ kind }) => kind !== "visual")) continue;
    const modes = new Set<string>(pictures.map(({ mode }) => mode));
    for (const mode of (await baselines.of(id)).keys())
      if (!modes.has(mode)) orphans.push({ storyId: id, mode });
  }
  if (!update) return orphans;
  for (const { storyId, mode } of orphans) {
    if (mode) await baselines.write(storyId, mode, undefined);
    else await baselines.remove(storyId);
  }
  return [];
}
