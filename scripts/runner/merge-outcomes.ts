import type { FailedStory, Outcome } from "./summary";

/** The merged results of shards. */
export interface Merged extends Outcome {
  /** The reasons why the shards aren't one complete run. Empty if they are. */
  gaps: string[];
}

/** Merges the outcomes of shards, and checks that exactly one shard ran each story. */
export function mergeOutcomes(outcomes: readonly Outcome[]): Merged {
  const chosen = [...new Set(outcomes.flatMap((outcome) => outcome.chosen))].sort();
  const ran = outcomes.flatMap((outcome) => outcome.ran).sort();
  const counts = new Map<string, number>();
  for (const id of ran) counts.set(id, (counts.get(id) ?? 0) + 1);
  const gaps = [
    ...missingShards(outcomes),
    ...chosen.filter((id) => !counts.has(id)).map((id) => `no shard ran ${id}`),
    ...[...counts].filter(([, count]) => count > 1).map(([id, count]) => `${count} shards ran ${id}`),
  ];
  for (const { chosen: own, shard } of outcomes) {
    if (own.length !== chosen.length) gaps.push(`shard ${shard} selected a different set of stories`);
  }
  // Each shard reads all baselines, so each shard reports all orphaned ones.
  const failures = new Map<string, FailedStory>();
  for (const failure of outcomes.flatMap((outcome) => outcome.failures)) failures.set(failure.id, failure);
  const sum = (key: "passed" | "shots" | "accepted" | "taken") =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  return {
    passed: sum("passed"),
    failed: failures.size,
    shots: sum("shots"),
    accepted: sum("accepted"),
    failures: [...failures.values()],
    flaky: outcomes.flatMap(({ flaky }) => flaky),
    unplayed: outcomes.flatMap(({ unplayed }) => unplayed),
    seconds: Math.max(0, ...outcomes.map(({ seconds }) => seconds)),
    stories: Math.max(0, ...outcomes.map(({ stories }) => stories)),
    chosen,
    ran,
    taken: sum("taken"),
    gaps,
  };
}

function missingShards(outcomes: readonly Outcome[]): string[] {
  const parts = outcomes.map(({ shard = "1/1" }) => shard);
  const counts = new Set(parts.map((part) => Number(part.split("/")[1])));
  if (counts.size > 1) return [`the shard counts differ: ${parts.join(", ")}`];
  const [count = 0] = counts;
  const all = Array.from({ length: count }, (_, index) => `${index + 1}/${count}`);
  return all.filter((part) => !parts.includes(part)).map((part) => `shard ${part} is missing`);
}
