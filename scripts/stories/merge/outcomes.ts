import type { FailedStory, Outcome } from "../run/summary";

/** The merged results of shards. */
export interface Merged extends Outcome {
  /** Why they are not one whole run; nothing where they are. */
  gaps: string[];
}

/** Puts the outcomes of shards together, and checks that each story was run, and by one of them alone. */
export function mergeOutcomes(outcomes: readonly Outcome[]): Merged {
  const chosen = [...new Set(outcomes.flatMap((outcome) => outcome.chosen))].sort();
  const ran = outcomes.flatMap((outcome) => outcome.ran).sort();
  const counts = new Map<string, number>();
  for (const id of ran) counts.set(id, (counts.get(id) ?? 0) + 1);
  const gaps = [
    ...missingShards(outcomes),
    ...chosen.filter((id) => !counts.has(id)).map((id) => `${id} was run by no shard`),
    ...[...counts].filter(([, count]) => count > 1).map(([id, count]) => `${id} was run by ${count} shards`),
  ];
  for (const { chosen: own, shard } of outcomes) {
    if (own.length !== chosen.length) gaps.push(`shard ${shard} was to run another set of stories`);
  }
  // Each shard knows of all baselines, and so of all that belong to nothing.
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
  if (counts.size > 1) return [`the shards are of different numbers: ${parts.join(", ")}`];
  const [count = 0] = counts;
  const all = Array.from({ length: count }, (_, index) => `${index + 1}/${count}`);
  return all.filter((part) => !parts.includes(part)).map((part) => `shard ${part} is missing`);
}
