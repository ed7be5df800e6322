import type { Reach } from "../changed/graph";
import type { CodeDefect } from "./plant";

/**
 * Sorts defects into as few rounds as it comes to: those of one round are planted together, since none of them reaches
 * the story of another, which so can tell of its own alone.
 *
 * @param reachOf What a story needs.
 */
export function intoRounds(
  defects: readonly CodeDefect[],
  reachOf: (story: string) => Reach,
): CodeDefect[][] {
  const apart = (one: CodeDefect, other: CodeDefect) =>
    !reachOf(one.story).has(other.file) && !reachOf(other.story).has(one.file);
  const rounds: CodeDefect[][] = [];
  for (const defect of defects) {
    const round = rounds.find((others) => others.every((other) => apart(defect, other)));
    if (round) round.push(defect);
    else rounds.push([defect]);
  }
  return rounds;
}
