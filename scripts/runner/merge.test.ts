import { expect, test } from "vitest";
import { concatenate } from "./merge";
import type { RunResult } from "./result";

const run = (shard: string, ran: string[], more: Partial<RunResult> = {}): RunResult =>
  ({
    ...{ shard, selected: ["a", "b", "c"], stories: 3, seconds: 10, reused: [], orphans: [] },
    results: ran.map((id) => ({ id })),
    ...more,
  }) as unknown as RunResult;

test("concatenates complete shards, and names an orphaned baseline once", () => {
  const orphans = [{ storyId: "gone" }];
  const merged = concatenate([
    run("1/2", ["a", "c"], { orphans }),
    run("2/2", ["b"], { orphans, seconds: 20 }),
  ]);
  expect(merged.results.map(({ id }) => id)).toEqual(["a", "c", "b"]);
  expect(merged).toMatchObject({ seconds: 20, orphans });
});

test.each([
  ["a story that no shard ran", [run("1/2", ["a"]), run("2/2", ["b"])], /0 shards ran c/],
  ["a story that two shards ran", [run("1/2", ["a", "b"]), run("2/2", ["b", "c"])], /2 shards ran b/],
  ["a shard that is missing", [run("1/2", ["a", "b", "c"])], /the shards 1\/2$/],
  ["shards of two runs", [run("1/1", ["a"]), run("1/2", ["b", "c"])], /the shards 1\/1, 1\/2/],
  [
    "shards with different lists",
    [run("1/2", ["a"], { selected: ["a"] }), run("2/2", ["b", "c"])],
    /selected other stories/,
  ],
])("refuses %s", (_, runs, gap) => {
  expect(() => concatenate(runs)).toThrow(gap);
});
