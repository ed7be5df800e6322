import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Indexer } from "storybook/internal/types";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { storyIndex } from "./story-index";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kerf-index-"));
  vi.stubEnv("CACHE_DIR", folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

test("a story file is indexed again when its code has changed, and only then", async () => {
  const file = join(folder, "button.stories.tsx");
  let parses = 0;
  const createIndex: Indexer["createIndex"] = async () => {
    parses += 1;
    return [{ type: "story", importPath: file, exportName: `Version${parses}` }];
  };
  /** The names of the stories that the server finds after a new start. */
  const found = async () => {
    const indexer = storyIndex({ test: /\.stories\.tsx$/, createIndex });
    return (await indexer.createIndex(file, { makeTitle: () => "Button" })).map(
      ({ exportName }) => exportName,
    );
  };
  await writeFile(file, "one");
  expect(await found()).toEqual(["Version1"]);
  expect(await found()).toEqual(["Version1"]);
  await writeFile(file, "two");
  expect(await found()).toEqual(["Version2"]);
  expect(parses).toBe(2);
});
