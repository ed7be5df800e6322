import { setImmediate as afterPromises } from "node:timers/promises";
import { expect, test } from "vitest";
import { runInParallel } from "./run-in-parallel";

test("starts work in order, up to the limit, and after the work that it depends on and that was requested", async () => {
  const ends = new Map<string, () => void>();
  const works = [
    { name: "long" },
    { name: "short" },
    { name: "result", after: ["long"] },
    { name: "other", after: ["not requested"] },
  ];
  const all = runInParallel(works, 2, ({ name }) => new Promise((end) => void ends.set(name, end)));
  /** Ends a piece of work, and returns the names of the pieces that run afterwards. */
  const endThenRunning = async (name = "") => {
    ends.get(name)?.();
    ends.delete(name);
    await afterPromises();
    return [...ends.keys()];
  };
  expect(await endThenRunning()).toEqual(["long", "short"]);
  expect(await endThenRunning("short")).toEqual(["long", "other"]);
  expect(await endThenRunning("other")).toEqual(["long"]);
  expect(await endThenRunning("long")).toEqual(["result"]);
  expect(await endThenRunning("result")).toEqual([]);
  await all;
});
