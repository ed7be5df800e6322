import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ResultCache } from "./result-cache";

let folder: string;
let warnings: string[];
let cache: ResultCache<{ passed: number }>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "results-"));
  warnings = [];
  cache = new ResultCache(folder, (message) => warnings.push(message));
});
afterEach(() => {
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true, force: true });
});

test("returns a result only for its own name and inputs", async () => {
  await cache.keep("unit", "a", { passed: 1 });
  expect(await cache.take("unit", "a")).toEqual({ passed: 1 });
  expect(await cache.take("unit", "b")).toBeUndefined();
  expect(await cache.take("types", "a")).toBeUndefined();
  await cache.keep("unit", "b", { passed: 2 });
  expect(await cache.take("unit", "a")).toBeUndefined();
  expect(readdirSync(folder)).toHaveLength(1);
});

test.each<[string, (file: string) => string]>([
  ["truncated", (file) => file.slice(0, -10)],
  ["empty", () => ""],
  ["edited", (file) => file.replace('"passed":1', '"passed":9')],
  ["foreign", () => "hello\nworld"],
  ["without a line end", (file) => file.replace("\n", "")],
])("a file that is %s is ignored", async (_, damage) => {
  await cache.keep("unit", "a", { passed: 1 });
  const path = join(folder, "unit.txt");
  writeFileSync(path, damage(readFileSync(path, "utf8")));
  expect(await cache.take("unit", "a")).toBeUndefined();
});

test("a result under another name is ignored", async () => {
  await cache.keep("unit", "a", { passed: 1 });
  writeFileSync(join(folder, "types.txt"), readFileSync(join(folder, "unit.txt")));
  expect(await cache.take("types", "a")).toBeUndefined();
});

test("a folder that can't be written causes a warning, but no failure", async () => {
  writeFileSync(join(folder, "file"), "");
  const broken = new ResultCache<number>(join(folder, "file"), (message) => warnings.push(message));
  await broken.keep("unit", "a", 1);
  expect(warnings).toEqual([expect.stringMatching(/^The result of unit is not kept: /)]);
  expect(await broken.take("unit", "a")).toBeUndefined();
});
