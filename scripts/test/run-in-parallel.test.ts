import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { runInParallel } from "./run-in-parallel";

test("work starts in order, as much at a time as asked, and after what it needs", async () => {
  const events: string[] = [];
  const works = [
    { name: "long", ms: 60 },
    { name: "short", ms: 10 },
    { name: "result", ms: 5, after: ["long"] },
    { name: "other", ms: 5 },
  ];
  await runInParallel(works, 2, async ({ name, ms }) => {
    events.push(`${name} starts`);
    await wait(ms);
    events.push(`${name} ends`);
  });
  expect(events).toEqual([
    ...["long starts", "short starts", "short ends", "other starts", "other ends"],
    ...["long ends", "result starts", "result ends"],
  ]);
});

test("what others need, and wasn't asked for, isn't waited for", async () => {
  const done: string[] = [];
  await runInParallel([{ name: "packed", after: ["build"] }], 2, async ({ name }) => void done.push(name));
  expect(done).toEqual(["packed"]);
});

test("a failure ends it", async () => {
  const failing = runInParallel([{ name: "one" }], 1, () => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
});

test("work that waits for itself is named", async () => {
  const works = [{ name: "one", after: ["one"] }];
  await expect(runInParallel(works, 1, async () => {})).rejects.toThrow("None of these can start: one.");
});
