import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Fact } from "../lib/fact";
import { readCached, writeFileAtomically } from "../lib/files";
import type { PictureRun, StoryPictures } from "../visual/index";

/** The check that a story failed. `runner`: the test runner couldn't run it. */
export type FailureKind = "interaction" | "axe" | "visual" | "tree" | "console" | "catalog" | "runner";

export interface Failure {
  kind: FailureKind;
  message: string;
}

/** The result of one story. */
export interface StoryResult extends StoryPictures {
  failures: Failure[];
  /** The facts of the catalog that it checked. */
  facts: Fact[];
  /** The cells of the catalog that were visible. */
  shown: string[];
  /** Whether axe examined it, in each theme. */
  axe: boolean;
  milliseconds: number;
}

/** The results of a run: the content of `stories.json`, which everything that shows results reads. */
export interface RunResult extends PictureRun {
  results: StoryResult[];
  /** The name of the browser, for messages. */
  browser: string;
  /** The shard that was run, such as `2/3`. */
  shard?: string;
  /** Ids of the selected stories. A shard runs a part of them. */
  selected: string[];
  /** Ids of the stories whose results are from an earlier run with the same inputs. */
  reused: string[];
  /** How many stories the Storybook has. */
  stories: number;
  seconds: number;
}

/** A story or an orphaned baseline that failed, with all reasons. Each reason begins with its kind. */
export interface FailedStory {
  /** The name for messages: "Title/Name". */
  label: string;
  file?: string | undefined;
  reasons: string[];
}

/** Everything that failed in a run, by name. */
export function failuresOf({ results, orphans }: Pick<RunResult, "results" | "orphans">): FailedStory[] {
  const stories = results.flatMap(({ title, name, file, failures }): FailedStory[] => {
    if (failures.length === 0) return [];
    const reasons = failures.map(({ kind, message }) => `${kind}: ${message}`);
    return [{ label: `${title}/${name}`, file, reasons }];
  });
  const reason =
    "visual: a baseline that no story is compared with. Remove it: npm run test:stories -- --update";
  const baselines = orphans.map(({ storyId, mode }) => ({
    label: mode ? `${storyId}/${mode}` : storyId,
    reasons: [reason],
  }));
  return [...stories.sort((a, b) => a.label.localeCompare(b.label, "en")), ...baselines];
}

/** Where a run leaves its results. */
export function resultsPath(out: string): string {
  return join(out, "stories.json");
}

/** The results of the last run that left them in this folder. */
export function readRun(out: string): Promise<RunResult | undefined> {
  return readCached(resultsPath(out));
}

/** The folder in which workers leave results for the main process, one file for each story. */
const RESULTS = "story-results";

export async function writeResult(out: string, result: StoryResult): Promise<void> {
  await writeFileAtomically(join(out, RESULTS, `${result.id}.json`), JSON.stringify(result));
}

export async function readResults(out: string): Promise<StoryResult[]> {
  const folder = join(out, RESULTS);
  const files = await readdir(folder).catch(() => []);
  return Promise.all(
    files.sort().map(async (file) => JSON.parse(await readFile(join(folder, file), "utf8"))),
  );
}
