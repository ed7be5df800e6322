import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { noteFlakes, readFlakes } from "./flakes";

let out: string;
let site: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), "flakes-"));
  site = join(out, "site");
  mkdirSync(site);
  build("one");
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

function build(content: string): void {
  writeFileSync(join(site, "index.js"), content);
}

test("a shot that differs between runs of the same Storybook is recorded, and stays listed", async () => {
  expect(
    await noteFlakes(out, site, [
      ["a/light", "1"],
      ["b/light", "2"],
    ]),
  ).toEqual([]);
  expect(
    await noteFlakes(out, site, [
      ["a/light", "3"],
      ["b/light", "2"],
    ]),
  ).toMatchObject([{ shot: "a/light", hashes: ["1", "3"] }]);
  await noteFlakes(out, site, [["a/light", "1"]]);
  expect(await readFlakes(out)).toMatchObject([{ shot: "a/light", hashes: ["1", "3", "1"] }]);
});

test("a shot that differs and then matches in one run, on a retry, is recorded as well", async () => {
  const flakes = await noteFlakes(out, site, [
    ["a/light", "1"],
    ["a/light", "2"],
    ["a/light", "2"],
  ]);
  expect(flakes).toMatchObject([{ hashes: ["1", "2"] }]);
});

test("a difference after a change isn't a flake, and a new build time isn't a change", async () => {
  await noteFlakes(out, site, [["a/light", "1"]]);
  writeFileSync(join(site, "project.json"), '{ "generatedAt": 1 }');
  expect(await noteFlakes(out, site, [["a/light", "1"]])).toEqual([]);
  build("two");
  expect(await noteFlakes(out, site, [["a/light", "2"]])).toEqual([]);
  expect(await readFlakes(out)).toEqual([]);
});
