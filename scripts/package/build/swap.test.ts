import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { replaceFolder } from "./swap";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kerf-swap-"));
});
afterEach(() => rm(folder, { recursive: true }));

const fillWith = (text: string) => (into: string) => writeFile(join(into, "file"), text);
const replace = (fill: (into: string) => Promise<void>) =>
  replaceFolder(join(folder, "dist"), join(folder, "cache"), fill);

test("replaces the old folder completely", async () => {
  await replace(fillWith("first"));
  await mkdir(join(folder, "dist/left-over"));
  await replace(fillWith("second"));
  expect(readdirSync(join(folder, "dist"))).toEqual(["file"]);
  expect(readFileSync(join(folder, "dist/file"), "utf8")).toBe("second");
});

test("a failure leaves the old folder unchanged and removes temporary files", async () => {
  await replace(fillWith("first"));
  const failing = replace(async (into) => {
    await fillWith("half")(into);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(readFileSync(join(folder, "dist/file"), "utf8")).toBe("first");
  expect(readdirSync(join(folder, "cache"))).toEqual([]);
});

test("a failed first build leaves no folder", async () => {
  await expect(replace(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(existsSync(join(folder, "dist"))).toBe(false);
});
