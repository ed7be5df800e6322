import { shuffled } from "../lib/shuffle";
import type { Options } from "./options";
import type { StoryRecord } from "./record";
import type { IndexEntry } from "./site";
import type { StoryResults } from "./story-results";

type PlanOptions = Pick<Options, "stories" | "stress" | "rtl" | "choose" | "reuse" | "shard">;

/** The plan of a run: its stories, the results from earlier runs, and the stories that must still run. */
export interface Plan {
  chosen: IndexEntry[];
  taken: StoryRecord[];
  open: IndexEntry[];
}

/** Plans the run of stories. Results of unchanged stories are taken if the run may reuse them. */
export function makePlan(
  stories: readonly IndexEntry[],
  options: PlanOptions,
  results: Pick<StoryResults, "take"> | undefined,
): Plan {
  const chosen = choose(stories, options);
  const taken = options.reuse && results ? results.take(chosen) : [];
  const ids = new Set(taken.map(({ id }) => id));
  const open = chosen.filter(({ id }) => !ids.has(id));
  const [part = 1] = options.shard?.split("/").map(Number) ?? [];
  const titles = new Set(open.map(({ title }) => title)).size;
  // Results from earlier runs belong to the first shard. A shard without a title has nothing to run.
  return { chosen, taken: part === 1 ? taken : [], open: part <= titles ? open : [] };
}

function choose(
  all: readonly IndexEntry[],
  { stories: pattern, stress, rtl, choose }: PlanOptions,
): IndexEntry[] {
  const named = all
    .filter(({ id, title, name }) => matches(pattern, id, `${title}/${name}`))
    // The values that look alike are listed for left to right. These stories have no pictures.
    .filter(({ title }) => !rtl || !title.startsWith("Catalog/"));
  const chosen = choose?.(named) ?? named;
  return stress ? shuffled(chosen, stress.seed) : chosen;
}

function matches(pattern: RegExp | undefined, ...texts: string[]): boolean {
  return pattern === undefined || texts.some((text) => pattern.test(text));
}
