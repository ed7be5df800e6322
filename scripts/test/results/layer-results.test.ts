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

test("a layer that passed is taken until one of its inputs changes", async () => {
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
  ["other machinery", () => tree.write("scripts/test/results/a.ts", "")],
  ["other packages", () => tree.write("node_modules/.package-lock.json", '{ "a": 1 }')],
  ["other records", () => tree.write(".cache/records/a.json", "{}")],
  ["another package in dist", () => tree.write("dist/index.js", "2")],
  ["no dist", () => tree.delete("dist")],
  ["another value of its variable", () => vi.stubEnv("KERF_DIST", "elsewhere")],
  ["another browser", () => vi.stubEnv("BROWSER_PATH", "/browser")],
  ["random cases", () => vi.stubEnv("SEED", "random")],
  ["no repository", () => tree.delete(".git")],
])("with %s it is not taken", async (_, change) => {
  await pass();
  change();
  expect(await take()).toBeUndefined();
});

test("a layer with another command, or without known inputs, is not taken", async () => {
  await pass();
  expect(await take({ ...layer, command: "false" })).toBeUndefined();
  const { reads: _, ...unknown } = layer;
  await pass(unknown);
  expect(await take(unknown)).toBeUndefined();
});

test("a layer whose inputs changed while it ran is not stored", async () => {
  const results = new LayerResults(tree.root);
  const key = results.keyOf(layer);
  tree.write("src/around.ts", "export const a = 1;");
  await results.keep(layer, key, 3);
  expect(await take()).toBeUndefined();
});

test("a damaged result counts as none", async () => {
  await pass();
  tree.write(join(".cache/results/layers", "build.txt"), "half");
  expect(await take()).toBeUndefined();
});
