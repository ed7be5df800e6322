import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { Layer } from "../layers";
import { LayerResults } from "./layer-results";
import { workTreeForEachTest } from "./work-tree.fixture";

const tree = workTreeForEachTest();

const layer: Layer = {
  name: "build",
  holds: "",
  command: "true",
  reads: (file) => file.startsWith("src/"),
  writes: "dist",
  alsoReads: ".cache/records",
  variables: ["KERF_DIST"],
};

async function pass(which = layer): Promise<void> {
  const results = new LayerResults(tree.root);
  const key = results.keyOf(which);
  tree.write("dist/index.js", "1");
  await results.keep(which, key, 3);
}

const take = (which = layer) => new LayerResults(tree.root).take(which);

test("a result is taken until one of the layer's inputs changes", async () => {
  expect(await take()).toBeUndefined();
  await pass();
  expect(await take()).toBe(3);
  tree.write("README.md", "Another text.");
  expect(await take()).toBe(3);
  tree.write("src/around.ts", "export const a = 1;");
  expect(await take()).toBeUndefined();
});

test.each<[string, () => unknown]>([
  ["a new file", () => tree.write("src/new.ts", "")],
  ["a deleted file", () => tree.delete("src/around.ts")],
  ["other code of the cache", () => tree.write("scripts/test/results/a.ts", "")],
  ["other packages", () => tree.write("node_modules/.package-lock.json", '{ "a": 1 }')],
  ["other records", () => tree.write(".cache/records/a.json", "{}")],
  ["another package in dist", () => tree.write("dist/index.js", "2")],
  ["no dist", () => tree.delete("dist")],
  ["another value of its variable", () => vi.stubEnv("KERF_DIST", "elsewhere")],
  ["another browser", () => vi.stubEnv("BROWSER_PATH", "/browser")],
  ["random cases", () => vi.stubEnv("SEED", "random")],
  ["no repository", () => tree.delete(".git")],
])("with %s, the result is not taken", async (_, change) => {
  await pass();
  change();
  expect(await take()).toBeUndefined();
});

test("no result is taken with another command, or without known inputs", async () => {
  await pass();
  expect(await take({ ...layer, command: "false" })).toBeUndefined();
  const { reads: _, ...unknown } = layer;
  await pass(unknown);
  expect(await take(unknown)).toBeUndefined();
});

test("no result is stored if the inputs changed while the layer ran", async () => {
  const results = new LayerResults(tree.root);
  const key = results.keyOf(layer);
  tree.write("src/around.ts", "export const a = 1;");
  await results.keep(layer, key, 3);
  expect(await take()).toBeUndefined();
});

test("a damaged result is ignored", async () => {
  await pass();
  tree.write(join(".cache/results/layers", "build.txt"), "half");
  expect(await take()).toBeUndefined();
});
