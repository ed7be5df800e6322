import { expect, test } from "vitest";
import { mergeOutcomes } from "./merge-outcomes";
import type { Outcome } from "./summary";

const outcome = (shard: string, ran: string[], more: Partial<Outcome> = {}): Outcome => ({
  shard,
  ran,
  taken: 0,
  stories: 3,
  chosen: ["a", "b", "c"],
  passed: ran.length,
  failed: 0,
  shots: ran.length * 4,
  accepted: 0,
  failures: [],
  flaky: [],
  unplayed: [],
  seconds: 10,
  ...more,
});

test("complete shards have no gaps, and their counts add up", () => {
  const merged = mergeOutcomes([outcome("1/2", ["a", "c"]), outcome("2/2", ["b"], { seconds: 20 })]);
  expect(merged).toMatchObject({ passed: 3, failed: 0, shots: 12, seconds: 20, stories: 3, gaps: [] });
});

test.each([
  ["a story that no shard ran", [outcome("1/2", ["a"]), outcome("2/2", ["b"])], /no shard ran c/],
  ["a story that two shards ran", [outcome("1/2", ["a", "b"]), outcome("2/2", ["b", "c"])], /2 shards ran b/],
  ["a shard that is missing", [outcome("1/2", ["a", "b", "c"])], /shard 2\/2 is missing/],
  ["shards of two runs", [outcome("1/1", ["a"]), outcome("1/2", ["b", "c"])], /shard counts differ/],
  [
    "shards with different lists",
    [outcome("1/2", ["a"], { chosen: ["a"] }), outcome("2/2", ["b", "c"])],
    /a different set/,
  ],
])("%s is a gap", (_, outcomes, gap) => {
  expect(mergeOutcomes(outcomes).gaps.join("\n")).toMatch(gap);
});

test("a failure that each shard reports counts once", () => {
  const orphan = { id: "gone", label: "gone", reasons: ["visual: no story"] };
  const both = { failures: [orphan], failed: 1 };
  expect(mergeOutcomes([outcome("1/2", ["a", "b"], both), outcome("2/2", ["c"], both)])).toMatchObject({
    failed: 1,
    failures: [orphan],
  });
});
