import type { Baselines } from "../../visual/snapshots/baselines";
import type { StoryRecord } from "./record";
import type { RunResult } from "./run";

/** A story that failed, and every reason, each led by the layer that found it. */
export interface FailedStory {
  id: string;
  /** For people: "Title/Name". */
  label: string;
  /** The story's file. Undefined if it isn't a story. */
  file?: string;
  reasons: string[];
}

export interface Summary {
  passed: number;
  failed: number;
  /** Pictures taken, of which so many became baselines. */
  shots: number;
  accepted: number;
  failures: FailedStory[];
  /** Stories that passed, but not at the first attempt. */
  flaky: string[];
}

/**
 * Weighs what the stories' records say against what the test runner says. A story passes if both agree that it
 * ran and failed in nothing; one of which either knows nothing has failed.
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
  for (const { title, name, message } of report?.failed ?? []) {
    const id = chosen.find((story) => story.title === title && story.name === name)?.id ?? `${title}/${name}`;
    if (!failures.has(id)) fail(id, `${title}/${name}`, `runner: ${message}`);
  }
  for (const { spec, message } of report?.broken ?? []) fail(spec, spec, `runner: ${message}`);
  if (!sharded) {
    const seen = new Set(records.map(({ id }) => id));
    for (const story of chosen) {
      if (!seen.has(story.id)) fail(story.id, label(story), "runner: it was not run");
    }
  }
  if (exitCode !== 0 && failures.size === 0) {
    fail("test-storybook", "test-storybook", `runner: it ended with exit code ${exitCode}`);
  }
  const passed = records.filter(({ id }) => !failures.has(id));
  const pictures = records.flatMap((record) => record.pictures);
  return {
    passed: passed.length,
    failed: failures.size,
    shots: pictures.length,
    accepted: pictures.filter(({ outcome }) => outcome === "accepted").length,
    failures: [...failures.values()].sort((a, b) => a.label.localeCompare(b.label, "en")),
    flaky: passed.filter(({ attempts }) => attempts > 1).map(label),
  };
}

/** The content of `stories.json`, for counting results and merging shards. */
export interface Outcome extends Summary {
  seconds: number;
  /** The part that was run, of how many. */
  shard?: string;
  /** How many stories the Storybook has. */
  stories: number;
  /** Ids of the stories of all shards together, and of those that this shard ran. */
  chosen: string[];
  ran: string[];
  /** How many of those that ran did so in an earlier run, with the same inputs. */
  taken: number;
}

/** A baseline without a story, or without a mode of its story. */
export interface Orphan {
  storyId: string;
  /** The one picture; without it, all of the story's. */
  mode?: string;
}

/** Finds the baselines that belong to nothing: of stories that are gone, and of modes that the run's stories left. */
export async function findOrphans(
  { stories, records }: Pick<RunResult, "stories" | "records">,
  baselines: Baselines,
): Promise<Orphan[]> {
  const ids = new Set(stories.map(({ id }) => id));
  const orphans: Orphan[] = [];
  for (const storyId of await baselines.stories()) if (!ids.has(storyId)) orphans.push({ storyId });
  for (const { id, pictures, failures } of records) {
    // A story that failed may not have come to its pictures.
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
