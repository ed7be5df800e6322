import { expect, test } from "vitest";
import type { Options } from "./options";
import { makePlan } from "./plan";
import type { StoryRecord } from "./record";

const stories = ["a", "b", "c"].map((id) => ({ id, title: `Title ${id}`, name: "A", type: "story" }));

/** The ids in a plan, with results of earlier runs for the known stories. */
function plan(known: string[], options: Partial<Options> = {}) {
  const take = (asked: readonly { id: string }[]) =>
    asked.filter(({ id }) => known.includes(id)).map(({ id }) => ({ id }) as StoryRecord);
  const { chosen, taken, open } = makePlan(stories, options, { take });
  return [chosen, taken, open].map((each) => each.map(({ id }) => id).join(""));
}

test("only a run with `reuse` takes earlier results", () => {
  expect(plan(["a"], {})).toEqual(["abc", "", "abc"]);
  expect(plan(["a"], { reuse: true })).toEqual(["abc", "a", "bc"]);
});

test("takes earlier results only of selected stories", () => {
  expect(plan(["a", "b"], { reuse: true, stories: /^b$|^c$/ })).toEqual(["bc", "b", "c"]);
});

test("earlier results belong to the first shard, and a shard without a title runs nothing", () => {
  const shards = ["1/3", "2/3", "3/3"].map((shard) => plan(["a"], { reuse: true, shard }));
  // The two remaining titles are assigned to shards when they run.
  expect(shards).toEqual([
    ["abc", "a", "bc"],
    ["abc", "", "bc"],
    ["abc", "", ""],
  ]);
});
