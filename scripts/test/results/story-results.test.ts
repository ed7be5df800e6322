import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import type { StoryRecord } from "../../runner/record";
import { StoryResults } from "./story-results";
import { stories, workTreeForEachTest } from "./work-tree.fixture";

const tree = workTreeForEachTest();
let out: string;
beforeEach(() => {
  out = join(tree.root, ".cache");
});

async function open(settings: object = {}, options: object = {}): Promise<StoryResults | undefined> {
  const run = {
    baselines: join(tree.root, "stories/baselines"),
    out,
    store: "",
    pictures: true,
    update: false,
  };
  return StoryResults.open(
    { config: ".storybook", ...options },
    { ...run, ...settings },
    "Chromium",
    tree.root,
  );
}

const record = (id: string, more: Partial<StoryRecord> = {}): StoryRecord => ({
  ...{ id, title: "", name: "", failures: [], facts: [], shown: [], axe: true, play: false },
  ...{ attempts: 1, milliseconds: 1 },
  pictures: [{ mode: "light", outcome: "same", width: 1, height: 1, hash: "a" }],
  tree: { outcome: "same", hash: "a" },
  ...more,
});

const taken = async () => (await (await open())?.take(stories))?.map(({ id }) => id);

test("takes the passed stories, and the list of stories, until their inputs change", async () => {
  await (await open())?.keep(stories, [record("badge"), record("link")]);
  expect(await taken()).toEqual(["badge", "link"]);
  expect(await (await open())?.list()).toEqual(stories);
  tree.write("src/components/badge/recipe.ts", 'export const recipe = "k:p-2";');
  expect(await taken()).toEqual(["link"]);
  expect(await (await open())?.list()).toEqual(stories);
  tree.write("scripts/visual/capture/camera.ts", "export const a = 1;");
  expect(await taken()).toEqual([]);
  expect(await (await open())?.list()).toBeUndefined();
});

const picture = record("badge").pictures[0];
test.each<[string, Partial<StoryRecord>]>([
  ["that failed", { failures: [{ layer: "axe", message: "" }] }],
  ["that passed only when it was repeated", { attempts: 2 }],
  ["with a new picture", { pictures: [{ ...(picture as NonNullable<typeof picture>), outcome: "new" }] }],
  [
    "whose picture was accepted just now",
    { pictures: [{ ...(picture as NonNullable<typeof picture>), outcome: "accepted" }] },
  ],
  ["with a new tree", { tree: { outcome: "new", hash: "a" } }],
])("keeps no story %s", async (_, more) => {
  await (await open())?.keep(stories, [record("badge", more), record("link")]);
  expect(await taken()).toEqual(["link"]);
});

test("a failed story doesn't replace the result of the inputs with which it passed", async () => {
  await (await open())?.keep(stories, [record("badge")]);
  tree.write("src/components/badge/recipe.ts", 'export const recipe = "";');
  await (await open())?.keep(stories, [record("badge", { failures: [{ layer: "visual", message: "" }] })]);
  tree.write("src/components/badge/recipe.ts", 'export const recipe = "k:p-1";');
  expect(await taken()).toEqual(["badge"]);
});

test("keeps no story whose inputs changed while it ran", async () => {
  const results = await open();
  tree.write("src/components/badge/recipe.ts", "export const recipe = 1;");
  await results?.keep(stories, [record("badge"), record("link")]);
  expect(await taken()).toEqual(["link"]);
});

test("neither keeps nor takes a story with flaky shots", async () => {
  await (await open())?.keep(stories, [record("badge"), record("link")]);
  writeFileSync(join(out, "flakes.json"), JSON.stringify([{ shot: "badge/light", when: "", hashes: [] }]));
  expect(await taken()).toEqual(["link"]);
  await (await open())?.keep(stories, [record("badge")]);
  writeFileSync(join(out, "flakes.json"), "[]");
  tree.write("README.md", "Another text.");
  expect(await taken()).toEqual(["badge", "link"]);
});

test("a partially written result is ignored", async () => {
  await (await open())?.keep(stories, [record("badge"), record("link")]);
  const folder = join(out, "results/stories");
  expect(readdirSync(folder)).toEqual(["badge.txt", "link.txt"]);
  writeFileSync(join(folder, "badge.txt"), "abc");
  expect(await taken()).toEqual(["link"]);
});

test.each([
  ["of a prebuilt Storybook", {}, { site: "site" }],
  ["of another Storybook", {}, { config: "scripts/runner/e2e/storybook" }],
  ["without pictures", { pictures: false }, {}],
  ["that updates baselines", { update: true }, {}],
  ["under stress", { stress: { seed: 1, throttle: 2 } }, {}],
  ["that only captures", { capture: "shots.json" }, {}],
])("a run %s has no results", async (_, settings, options) => {
  expect(await open(settings, options)).toBeUndefined();
  expect(existsSync(join(out, "results"))).toBe(false);
});
