import { ModuleGraph, type Reach } from "../../stories/changed/graph";
import type { IndexEntry } from "../../stories/run/site";
import type { CodeDefect } from "./plant";

/**
 * Sorts defects into as few rounds as it comes to: those of one round are planted together, since none of them reaches
 * the story of another, which so can tell of its own alone.
 *
 * @param index The stories of the work tree at `root`.
 */
export function intoRounds(
  defects: readonly CodeDefect[],
  root: string,
  index: Record<string, IndexEntry>,
): CodeDefect[][] {
  const graph = new ModuleGraph(root);
  const reaches = new Map<string, Reach>();
  for (const { story } of defects) {
    const file = index[story]?.importPath?.replace("./", "");
    if (!file) throw new Error(`There is no story ${story}, in which a defect was to show.`);
    reaches.set(story, graph.reach(file));
  }
  const apart = (one: CodeDefect, other: CodeDefect) =>
    !reaches.get(one.story)?.has(other.file) && !reaches.get(other.story)?.has(one.file);
  const rounds: CodeDefect[][] = [];
  for (const defect of defects) {
    const round = rounds.find((others) => others.every((other) => apart(defect, other)));
    if (round) round.push(defect);
    else rounds.push([defect]);
  }
  return rounds;
}
