import { ModuleGraph, type Reach } from "../../stories/changed/graph";
import type { IndexEntry } from "../../stories/run/site";
import type { RecordSeed } from "./seed";

/**
 * Divides seeds into rounds, which are applied one at a time. No seed affects the story of another seed of its
 * round, so each story fails because of its own seed.
 *
 * @param index The stories of the work tree at `root`.
 */
export function intoRounds<Each extends RecordSeed>(
  seeds: readonly Each[],
  root: string,
  index: Record<string, IndexEntry>,
): Each[][] {
  const graph = new ModuleGraph(root);
  const reaches = new Map<string, Reach>();
  for (const { story } of seeds) {
    const file = index[story]?.importPath?.replace("./", "");
    if (!file) throw new Error(`There is no story ${story}. Name another in the seed.`);
    reaches.set(story, graph.reach(file));
  }
  const apart = (one: Each, other: Each) =>
    !reaches.get(one.story)?.has(other.file) && !reaches.get(other.story)?.has(one.file);
  const rounds: Each[][] = [];
  for (const seed of seeds) {
    const round = rounds.find((others) => others.every((other) => apart(seed, other)));
    if (round) round.push(seed);
    else rounds.push([seed]);
  }
  return rounds;
}
