import { readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { buildIndex } from "storybook/internal/core-server";
import { logger } from "storybook/internal/node-logger";
import { buildStorybook } from "../lib/build-storybook.ts";
import { readCached, writeFileAtomically } from "../lib/files.ts";
import { workTreeFiles } from "../lib/git.ts";
import { FileHashes } from "../lib/hashes.ts";
import { root } from "../lib/paths.ts";
import { type Server, serve } from "../lib/serve.ts";

/** An entry of a Storybook's `index.json`. */
export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: string;
  tags?: string[];
  /** The file that it comes from. */
  importPath?: string;
}

/** The files that a site can be built from, apart from texts, tests and what runs afterwards. */
const INPUT = /^((src|stories|\.storybook|scripts)\/|[^/]+\.(json|ts)$)/;
const NO_INPUT =
  /^stories\/[\w-]*baselines\/|\.(md|test\.tsx?)$|^scripts\/(bench|runner|visual\/(?!capture))/;

/** What a built site contains: the hash of its inputs, and its story files. */
interface Content {
  inputs: string;
  files: string[];
}

/**
 * Builds a Storybook with the files of some stories, unless the folder has it already. It differs from the browsed one: it
 * has React's development build, whose warnings fail stories, and neither manager nor documentation.
 *
 * @param stories All stories by default.
 */
export async function buildSite(
  config: string,
  folder: string,
  stories?: readonly IndexEntry[],
): Promise<void> {
  const wanted = stories ?? (await readStories(config));
  const files = [...new Set(wanted.flatMap(({ importPath = [] }) => importPath))].sort();
  const path = join(folder, "content.json");
  const inputs = hashOfInputs(config);
  const known = await readCached<Content>(path);
  if (inputs && known?.inputs === inputs && files.every((file) => known.files.includes(file))) return;
  await buildStorybook(config, folder, {
    mode: "development",
    // With the bundler's graph of modules.
    options: ["--preview-only", "--stats-json", folder],
    env: { KERF_STORY_FILES: files.map((file) => relative(resolve(config), resolve(file))).join("\n") },
  });
  // If an input changed meanwhile, nobody knows what was built.
  if (inputs && inputs === hashOfInputs(config))
    await writeFileAtomically(path, JSON.stringify({ inputs, files } satisfies Content));
}

/** A hash of all files that the project's own Storybook may be built from. Undefined for others, and without git. */
function hashOfInputs(config: string): string | undefined {
  if (resolve(config) !== join(root, ".storybook")) return undefined;
  const files = workTreeFiles(root).filter((file) => INPUT.test(file) && !NO_INPUT.test(file));
  return files.length > 0 ? new FileHashes(root).ofAll(files) : undefined;
}

/** The stories of a configuration, without building its Storybook. The index is kept, because it takes 3 s. */
export async function readStories(config: string): Promise<IndexEntry[]> {
  const path = join(root, ".cache/story-index.json");
  const inputs = hashOfInputs(config);
  const known = await readCached<{ inputs: string; entries: Record<string, IndexEntry> }>(path);
  if (inputs && known?.inputs === inputs) return Object.values(known.entries).filter(isTested);
  // Storybook prints advice about the imports of its configuration.
  logger.setLogLevel("silent");
  const { entries } = await buildIndex({ configDir: resolve(config) });
  if (inputs && inputs === hashOfInputs(config))
    await writeFileAtomically(path, JSON.stringify({ inputs, entries }));
  return Object.values(entries).filter(isTested);
}

/** The stories of a built Storybook that the test runner would run. */
export async function storiesOf(site: string): Promise<IndexEntry[]> {
  return Object.values((await readIndex(site)).entries).filter(isTested);
}

/** Serves a built Storybook whose index has only the selected stories. */
export async function serveSite(site: string, selected: IndexEntry[]): Promise<Server> {
  const index = await readIndex(site);
  // In the selected order, which the test runner keeps.
  const entries = selected.map(({ id }) => [id, index.entries[id]] as const);
  return serve(site, {
    inject: {
      "index.json": JSON.stringify({ ...index, entries: Object.fromEntries(entries) }),
      // The test runner asks whether the Storybook runs.
      "": "A Storybook under test.",
    },
  });
}

async function readIndex(site: string): Promise<{ entries: Record<string, IndexEntry> }> {
  return JSON.parse(await readFile(join(site, "index.json"), "utf8"));
}

/** Whether the test runner would run an entry. */
export function isTested({ type, tags }: IndexEntry): boolean {
  return type === "story" && tags?.includes("test") === true;
}
