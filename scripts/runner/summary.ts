import type { Baselines } from "../visual/baselines/baselines";
import type { StoryRecord } from "./record";
import type { RunResult } from "./run";

/** A failed story with all reasons. Each reason begins with the layer that found it. */
export interface FailedStory {
  id: string;
  /** The name for messages: "Title/Name". */
  label: string;
  /** The story's file. Undefined if it isn't a story. */
  file?: string;
  reasons: string[];
}

export interface Summary {
  passed: number;
  failed: number;
  /** The number of pictures taken, and of those that became baselines. */
  shots: number;
  accepted: number;
  failures: FailedStory[];
  /** Stories that passed, but not at the first attempt. */
  flaky: string[];
  /** Stories that a run from right to left doesn't compare. */
  unplayed: string[];
}

/**
 * Combines the stories' records with the test runner's report. A story passes if it has a record, and if
 * neither its record nor the report has a failure. Unplayed stories neither pass nor fail.
 */
export function summarize({ chosen, records, report, exitCode }: RunResult, sharded: boolean): Summary {
  const failures = new Map<string, FailedStory>();
  const files = new Map(chosen.map(({ id, importPath }) => [id, importPath]));
  const fail = (id: string, label: string, ...reasons: string[]) => {
    const known = failures.get(id) ?? { id, label, file: files.get(id), reasons: [] };
    known.reasons.push(...reasons);
    failures.set(id, known);
  };

  for (const record of records) {
    const reasons = record.failures.map(({ layer, message }) => `${layer}: ${message}`);
    if (reasons.length > 0) fail(record.id, label(record), ...reasons);
  }
  const unplayed = new Map(records.filter((record) => record.unplayed).map((record) => [record.id, record]));
  for (const { title, name, message } of report?.failed ?? []) {
    const id = chosen.find((story) => story.title === title && story.name === name)?.id ?? `${title}/${name}`;
    if (!failures.has(id) && !unplayed.has(id)) fail(id, `${title}/${name}`, `runner: ${message}`);
  }
  for (const { spec, message } of report?.broken ?? []) fail(spec, spec, `runner: ${message}`);
  if (!sharded) {
    const seen = new Set(records.map(({ id }) => id));
    for (const story of chosen) {
      if (!seen.has(story.id)) fail(story.id, label(story), "runner: it was not run");
    }
  }
  if (exitCode !== 0 && failures.size === 0 && unplayed.size === 0) {
    fail("test-storybook", "test-storybook", `runner: it ended with exit code ${exitCode}`);
  }
  const passed = records.filter(({ id }) => !failures.has(id) && !unplayed.has(id));
  const pictures = records.flatMap((record) => record.pictures);
  return {
    passed: passed.length,
    failed: failures.size,
    shots: pictures.length,
    accepted: pictures.filter(({ outcome }) => outcome === "accepted").length,
    failures: [...failures.values()].sort((a, b) => a.label.localeCompare(b.label, "en")),
    flaky: passed.filter(({ attempts }) => attempts > 1).map(label),
    unplayed: [...unplayed.values()].map(label),
  };
}

/** The content of `stories.json`, for counting results and merging shards. */
export interface Outcome extends Summary {
  seconds: number;
  /** The shard that was run, such as `2/3`. */
  shard?: string;
  /** How many stories the Storybook has. */
  stories: number;
  /** Ids of the stories of all shards together, and of those that this shard ran. */
  chosen: string[];
  ran: string[];
  /** The number of stories whose results are from an earlier run with the same inputs. */
  taken: number;
}

/** A baseline without a story, or without a mode of its story. */
export interface Orphan {
  storyId: string;
  /** The mode of the picture. Without a mode, all pictures of the story. */
  mode?: string;
}

/** Finds orphaned baselines: those of deleted stories, and of modes that the run's stories no longer have. */
export async function findOrphans(
  { stories, records }: Pick<RunResult, "stories" | "records">,
  baselines: Baselines,
): Promise<Orphan[]> {
  const ids = new Set(stories.map(({ id }) => id));
  const orphans: Orphan[] = [];
  for (const storyId of await baselines.stories()) if (!ids.has(storyId)) orphans.push({ storyId });
  for (const { id, pictures, failures } of records) {
    // A story that failed may have ended before its pictures were taken.
    if (failures.some(({ layer }) => layer !== "visual")) continue;
    const modes = new Set<string>(pictures.map(({ mode }) => mode));
    for (const mode of (await baselines.of(id)).keys())
      if (!modes.has(mode)) orphans.push({ storyId: id, mode });
  }
  return orphans;
}

function label({ title, name }: Pick<StoryRecord, "title" | "name">): string {
  return `${title}/${name}`;
}
