import { setImmediate as afterPromises } from "node:timers/promises";
import { expect, test } from "vitest";
import { runInParallel } from "./run-in-parallel";

test("starts work in order, up to the limit, and after its dependencies", async () => {
  const ends = new Map<string, () => void>();
  const works = [{ name: "long" }, { name: "short" }, { name: "result", after: ["long"] }, { name: "other" }];
  const all = runInParallel(works, 2, ({ name }) => new Promise((end) => void ends.set(name, end)));
  /** Ends a piece of work, and returns the names of the pieces that run afterwards. */
  const endThenRunning = async (name: string) => {
    ends.get(name)?.();
    ends.delete(name);
    await afterPromises();
    return [...ends.keys()];
  };
  expect([...ends.keys()]).toEqual(["long", "short"]);
  expect(await endThenRunning("short")).toEqual(["long", "other"]);
  expect(await endThenRunning("other")).toEqual(["long"]);
  expect(await endThenRunning("long")).toEqual(["result"]);
  expect(await endThenRunning("result")).toEqual([]);
  await all;
});

test("doesn't wait for dependencies that weren't requested", async () => {
  const done: string[] = [];
  await runInParallel([{ name: "packed", after: ["build"] }], 2, async ({ name }) => void done.push(name));
  expect(done).toEqual(["packed"]);
});

test("rejects when work fails", async () => {
  const failing = runInParallel([{ name: "one" }], 1, () => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
});

test("rejects with the names of work that waits for itself", async () => {
  const works = [{ name: "one", after: ["one"] }];
  await expect(runInParallel(works, 1, async () => {})).rejects.toThrow("None of these can start: one.");
});
