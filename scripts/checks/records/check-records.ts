/** npm run check -- records: see scripts/lib/jobs.ts. Exits with 1 if a line differs from its record. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { diffLines } from "../../lib/diff-lines";
import { readIfExists, writeFileAtomically } from "../../lib/files";
import { root } from "../../lib/paths";
import { visitCommand, visitStories } from "../../runner/visit-stories";
import { callbacks, markup, type Recorder } from "./recorders";

const { update, ...options } = visitCommand(import.meta.url)
  .option("--update", "Accept the new lines in stories/records.", false)
  .parse()
  .opts();

const recordings = await Promise.all(
  Object.entries({ callbacks, markup }).map(async ([name, recorder]: [string, Recorder]) => {
    const file = `stories/records/${name}.txt`;
    return { ...recorder, file, known: await readTexts(file), texts: new Map<string, string>() };
  }),
);
await visitStories({
  ...options,
  selects: (story) => recordings.some(({ selects }) => selects(story)),
  async check(page, story) {
    const name = `${story.title}/${story.name}`;
    const differences: string[] = [];
    await page.evaluate(() => window.kerf.waitUntilStable());
    for (const { file, selects, linesOf, texts, known } of recordings) {
      if (!selects(story)) continue;
      const text = (await linesOf(page, story)).join("\n");
      texts.set(name, text);
      if (update) continue;
      const changed = diffLines(known.get(name) ?? "", text).filter(({ mark }) => mark !== " ");
      if (changed.length > 0) differences.push(file, ...changed.map(({ mark, text }) => `${mark} ${text}`));
    }
    return differences;
  },
});

for (const { file, texts, known } of recordings) {
  const keepOthers = options.stories !== undefined;
  // A story that failed would lose its lines.
  if (update && !process.exitCode) await writeTexts(file, [...(keepOthers ? known : []), ...texts]);
  const gone = update || keepOthers ? [] : [...known.keys()].filter((name) => !texts.has(name));
  if (gone.length === 0) continue;
  console.error(`${file} has stories that don't exist: ${gone.join("; ")}. Add --update.`);
  process.exitCode = 1;
}

/** Reads the text of each story from one file. Each has a heading: `# Title/Name`. */
async function readTexts(file: string): Promise<Map<string, string>> {
  const [, ...sections] = ((await readIfExists(join(root, file)))?.toString() ?? "").split(/^# /m);
  return new Map(sections.map((section) => section.trimEnd().split(/\n(.*)/s) as [string, string]));
}

/** Writes the texts in the order of the stories' names. Stories without a text are left out. */
async function writeTexts(file: string, texts: [name: string, text: string][]): Promise<void> {
  const sections = [...new Map(texts)]
    .filter(([, text]) => text !== "")
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => `# ${name}\n${text}\n`);
  if (sections.length > 0) await writeFileAtomically(join(root, file), sections.join("\n"));
  else await rm(join(root, file), { force: true });
}
