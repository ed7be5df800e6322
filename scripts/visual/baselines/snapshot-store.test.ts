import { mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { encode, snapshotOf } from "./picture";
import { SnapshotStore } from "./snapshot-store";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "snapshots-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => SnapshotStore.open(folder);
const picture = (color: number) => encode({ width: 8, height: 4, data: Buffer.alloc(128, color) });
const [red, blue] = [picture(1), picture(2)];
/** The path of the only file in the store. */
const file = () => join(folder, readdirSync(folder)[0] ?? "");

test("returns a picture by the hash of its pixels", async () => {
  const snapshot = await (await open()).add(red);
  expect(snapshot).toEqual(snapshotOf(red));
  expect(await (await open()).read(snapshot.hash)).toEqual(red);
  expect(await (await open()).read(snapshotOf(blue).hash)).toBeUndefined();
});

test.each([
  ["truncated", (path: string) => truncateSync(path, 20)],
  ["another picture", (path: string) => writeFileSync(path, blue)],
])("deletes a file that is %s", async (_, damage) => {
  const { hash } = await (await open()).add(red);
  damage(file());
  const store = await open();
  expect(await store.read(hash)).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
  await store.add(red);
  expect(await store.read(hash)).toEqual(red);
});

test("prunes the least recently used pictures", async () => {
  const store = await open();
  const hashes: string[] = [];
  for (const color of [1, 2, 3]) hashes.push((await store.add(picture(color))).hash);
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), 1, 1);
  const [oldButUsed = "", , old = ""] = hashes;
  await store.prune([oldButUsed], red.length);
  expect(readdirSync(folder).map((name) => name.split(".")[0])).toEqual([oldButUsed]);
  expect(await store.read(old)).toBeUndefined();
});

test("asks for the layout of a picture once, and keeps it as long as the picture", async () => {
  const layout = { elements: [], styles: [["red"]] };
  const store = await open();
  const { hash } = await store.add(red);
  let asked = 0;
  const layoutOf = async () => {
    asked++;
    return JSON.stringify(layout);
  };
  await store.addLayout(hash, layoutOf);
  await (await open()).addLayout(hash, layoutOf);
  await store.prune([hash]);
  expect([asked, await (await open()).layout(hash)]).toEqual([1, layout]);
  await store.prune([], 0);
  expect(await store.layout(hash)).toBeUndefined();
});
