import { dirname } from "node:path";
import type { IndexEntry } from "../../../../scripts/runner/site";

/** The maximum number of stories that run after a save. A change that reaches more runs only the nearest. */
const MOST = 60;

export interface SavedPlan {
  /** The stories to run, the nearest first. */
  run: IndexEntry[];
  /** Reached stories that aren't run. Their verdicts are outdated. */
  outdated: IndexEntry[];
}

/**
 * Selects what to run of the stories that saved files reach. The open story comes first, then those of its component,
 * then those beside the saved files.
 */
export function planSaved(
  reached: readonly IndexEntry[],
  { open, saved }: { open: IndexEntry | undefined; saved: readonly string[] },
): SavedPlan {
  const folders = new Set(saved.map((file) => dirname(file)));
  const distance = (story: IndexEntry) => {
    if (story.id === open?.id) return 0;
    // Stories of Catalog take longest: they render a component in hundreds of ways.
    const late = story.title.startsWith("Catalog/") ? 3 : 0;
    if (story.title === open?.title) return 1;
    if (componentOf(story) === componentOf(open)) return 2 + late;
    return folders.has(dirname(story.importPath ?? "").replace(/^\.\//, "")) ? 3 + late : Infinity;
  };
  const sorted = [...reached].sort((a, b) => order(distance(a), distance(b)));
  const near = sorted.length > MOST ? sorted.filter((story) => distance(story) < Infinity) : sorted;
  const run = near.slice(0, MOST);
  return { run, outdated: sorted.slice(run.length) };
}

function componentOf(story: IndexEntry | undefined): string | undefined {
  return story?.title.split("/")[1];
}

/** Compares two distances. A subtraction would be NaN if both are `Infinity`. */
function order(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
