import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Opening, reportVersion } from "../../report/model";
import { clientFor, initialState } from "./client";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** The page's data for a run that found pictures with these hashes, by key. */
const opening = (id: string, hashes: Record<string, string>): Opening => ({
  ...{ decisions: {}, comments: {}, ungrouped: [], storybook: "", writable: false },
  report: {
    ...{ version: reportVersion, id, created: "", browser: "", shots: 1, stories: 1 },
    ...{ facts: {}, patches: {}, causes: {}, flakes: [] },
    changes: Object.entries(hashes).map(([key, hash]) => ({
      ...{ key, hash, storyId: key, mode: "light", kind: "changed", message: "", certified: true },
    })),
  },
});

const first = opening("first", { a: "1", b: "1", c: "1" });
const next = opening("next", { a: "1", b: "2", d: "1" });

test("marks apply in a later run to the same pictures, and to no others", async () => {
  const client = clientFor(first);
  await client.decide("approved", ["a", "b", "c"]);
  await client.comment("a", "Fine.");
  await client.comment("b", "Too dark.");
  await client.ungroup("a", true);
  await client.ungroup("b", true);
  expect(initialState(next)).toEqual({
    decisions: { a: "approved" },
    comments: { a: "Fine." },
    ungrouped: ["a"],
  });
  expect(await clientFor(next).ungroup("a", false)).toEqual([]);
  // The marks of the first run are still there.
  expect(initialState(first).decisions).toEqual({ a: "approved", b: "approved", c: "approved" });
});

test("undoes the last decision about this run's pictures, but no comment", async () => {
  await clientFor(first).decide("approved", ["a"]);
  await clientFor(first).decide("rejected", ["c"]);
  await clientFor(next).comment("a", "Fine.");
  expect(await clientFor(next).undo()).toEqual({ decisions: {}, undone: ["a"] });
  expect(initialState(next).comments).toEqual({ a: "Fine." });
  expect(initialState(first).decisions).toEqual({ c: "rejected" });
  expect((await clientFor(next).undo()).undone).toEqual([]);
});
