import type { Page } from "playwright-core";
import { readIfExists, writeFileAtomically } from "../../lib/files";
import type { IndexEntry } from "../../runner/site";

/** Writes down something about each story, in lines. */
export interface Recorder {
  /** Only these stories. */
  selects: (story: IndexEntry) => boolean;
  /** Code that runs before each page's own scripts. */
  scripts?: readonly string[];
  /** The lines of a story that has run to its end. */
  linesOf: (page: Page, story: IndexEntry) => Promise<string[]>;
}

/** Reads the text of each story from one file. Each has a heading: `# Title/Name`. */
export async function readTexts(path: string): Promise<Map<string, string>> {
  const [, ...sections] = ((await readIfExists(path))?.toString() ?? "").split(/^# /m);
  return new Map(sections.map((section) => section.trimEnd().split(/\n(.*)/s) as [string, string]));
}

/** Writes the texts in the order of the stories' names. Stories without a text are left out. */
export async function writeTexts(path: string, texts: ReadonlyMap<string, string>): Promise<void> {
  const sorted = [...texts].filter(([, text]) => text !== "").sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFileAtomically(path, sorted.map(([name, text]) => `# ${name}\n${text}\n`).join("\n"));
}
