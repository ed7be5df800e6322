import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import StorySequencer from "./sequencer.mts";

let folder: string;
let specs: { path: string }[];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "specs-"));
  specs = Array.from({ length: 40 }, (_, index) => {
    const path = join(folder, `title-${index}.test.js`);
    writeFileSync(path, "x".repeat(200 + ((index * 7919) % 40) * 100));
    return { path };
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const names = (all: { path: string }[]) => all.map(({ path }) => path).sort();
const shards = (from: { path: string }[], count: number) =>
  Array.from({ length: count }, (_, index) =>
    new StorySequencer().shard(from, { shardIndex: index + 1, shardCount: count }),
  );

test.each([1, 2, 3, 5, 8])("%i shards are disjoint, complete, and the same on every machine", (count) => {
  expect(names(shards(specs, count).flat())).toEqual(names(specs));
  expect(shards([...specs].reverse(), count).map(names)).toEqual(shards(specs, count).map(names));
});
