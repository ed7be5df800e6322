import { expect, test } from "vitest";
import type { Options } from "./options";
import { makePlan } from "./plan";
import type { StoryRecord } from "./record";

const stories = ["a", "b", "c"].map((id) => ({ id, title: `Title ${id}`, name: "A", type: "story" }));

/** A plan where earlier runs know some of the stories, by their ids. */
async function plan(known: string[], options: Partial<Options> = {}) {
  const take = async (asked: readonly { id: string }[]) =>
    asked.filter(({ id }) => known.includes(id)).map(({ id }) => ({ id }) as StoryRecord);
  const { chosen, taken, open } = await makePlan(stories, options, { take });
  return [chosen, taken, open].map((each) => each.map(({ id }) => id).join(""));
}

test("only a run that is to reuse results takes any", async () => {
  expect(await plan(["a"], {})).toEqual(["abc", "", "abc"]);
  expect(await plan(["a"], { reuse: true })).toEqual(["abc", "a", "bc"]);
});

test("takes none but chosen stories", async () => {
  expect(await plan(["a", "b"], { reuse: true, stories: /^b$|^c$/ })).toEqual(["bc", "b", "c"]);
});

test("what is taken counts for the first shard, and one without a title has nothing to run", async () => {
  const shards = ["1/3", "2/3", "3/3"].map((shard) => plan(["a"], { reuse: true, shard }));
  // Which of the two titles left is whose is decided when they run.
  expect(await Promise.all(shards)).toEqual([
    ["abc", "a", "bc"],
    ["abc", "", "bc"],
    ["abc", "", ""],
  ]);
});
