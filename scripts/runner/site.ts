import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";
import { buildStorybook } from "../lib/build-storybook";

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

/**
 * Builds a Storybook to test. It differs from the browsed one in two ways: it has React's development build, whose
 * warnings fail stories, and no manager. The bundler's graph of modules is in the folder, too.
 */
export function buildSite(configDir: string, folder: string): Promise<void> {
  const options = ["--preview-only", "--stats-json", folder];
  return buildStorybook(configDir, folder, { mode: "development", options });
}

/** The stories of a built Storybook that the test runner would run. */
export async function storiesOf(site: string): Promise<IndexEntry[]> {
  return Object.values((await readIndex(site)).entries).filter(isTested);
}

/** Serves a built Storybook whose index has only the selected stories. */
export async function serveSite(site: string, chosen: IndexEntry[]): Promise<{ url: string; close(): void }> {
  const index = await readIndex(site);
  // In the selected order, which the test runner keeps.
  const entries = chosen.map(({ id }) => [id, index.entries[id]] as const);
  const indexJson = JSON.stringify({ ...index, entries: Object.fromEntries(entries) });
  // Every run has its own port, so it has its own browser cache.
  const files = sirv(site, { maxAge: 3600, immutable: true });
  const server = createServer((request, response) => {
    if (request.url === "/index.json") response.setHeader("content-type", "application/json").end(indexJson);
    else if (request.url === "/") response.end("A Storybook under test.");
    else files(request, response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

async function readIndex(site: string): Promise<{ entries: Record<string, IndexEntry> }> {
  return JSON.parse(await readFile(join(site, "index.json"), "utf8"));
}

/** Whether the test runner would run an entry. */
export function isTested({ type, tags }: IndexEntry): boolean {
  return type === "story" && tags?.includes("test") === true;
}
