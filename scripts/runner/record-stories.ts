import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { diffLines } from "../lib/diff-lines";
import { root } from "../lib/paths";
import type { IndexEntry } from "./site";
import { TextRecord } from "./text-record";
import { visitCommand, visitStories } from "./visit-stories";

interface Recording {
  /** The record's file, as a path in the project. */
  file: string;
  /** Only these stories. */
  selects: (story: IndexEntry) => boolean;
  /** Code that runs before each page's own scripts. */
  scripts?: readonly string[];
  /** Settings of the browser that differ from those of the story tests. */
  context?: BrowserContextOptions;
  /** The lines of a story that has run to its end. */
  linesOf: (page: Page, story: IndexEntry) => Promise<string[]>;
}

/**
 * Runs the job of a module that writes down something about each story. Prints the lines that differ from the record,
 * and sets the process's exit code to 1 if there are any. With `--update`, writes the record.
 */
export async function recordStories(url: string, { file, linesOf, ...visit }: Recording): Promise<void> {
  const { update, ...options } = visitCommand(url)
    .option("--update", `Accept the new lines as ${file}.`, false)
    .parse()
    .opts();
  const record = await TextRecord.read(join(root, file));
  const texts = new Map<string, string>();
  await visitStories({
    scripts: [],
    ...visit,
    ...options,
    check: async (page, story) => {
      const name = `${story.title}/${story.name}`;
      const text = (await linesOf(page, story)).join("\n");
      texts.set(name, text);
      if (update) return [];
      return diffLines(record.of(name), text).flatMap(({ mark, text }) =>
        mark === " " ? [] : [`${mark} ${text}`],
      );
    },
  });
  const keepOthers = options.stories !== undefined;
  // A story that failed would lose its lines.
  if (update && !process.exitCode) await record.write(texts, { keepOthers });
  const gone = update || keepOthers ? [] : record.names.filter((name) => !texts.has(name));
  if (gone.length === 0) return;
  console.error(`${file} has stories that don't exist: ${gone.join("; ")}. Add --update.`);
  process.exitCode = 1;
}
