/** npm run check -- records: see scripts/lib/jobs.ts. Exits with 1 if a line differs from its record. */
import { join } from "node:path";
import { Option } from "@commander-js/extra-typings";
import { diffLines } from "../../lib/diff-lines";
import { root } from "../../lib/paths";
import { visitCommand, visitStories } from "../../runner/visit-stories";
import { markup } from "./markup";
import { speech } from "./speech";
import { styles } from "./styles";
import { type Recorder, readTexts, writeTexts } from "./text-record";

const callbacks: Recorder = {
  // The catalog's own stories render every part, and operate none.
  selects: ({ title }) => !/^Catalog\//.test(title),
  linesOf: (page) => page.evaluate(() => window.kerfCalls ?? []),
};

/** In the order in which they visit a story: the last two change it. */
const recorders = { callbacks, markup, styles, speech };
const names = Object.keys(recorders) as (keyof typeof recorders)[];

const { update, only, ...options } = visitCommand(import.meta.url)
  .addOption(new Option("--only <recorder>", "Only this record. Default: all.").choices(names))
  .option("--update", "Accept the new lines in stories/records.", false)
  .parse()
  .opts();

const recordings = await Promise.all(
  names
    .filter((name) => only === undefined || name === only)
    .map(async (name) => {
      const file = `stories/records/${name}.txt`;
      return {
        file,
        ...recorders[name],
        texts: new Map<string, string>(),
        known: await readTexts(join(root, file)),
      };
    }),
);
await visitStories({
  ...options,
  scripts: recordings.flatMap(({ scripts = [] }: Recorder) => scripts),
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
  if (update && !process.exitCode)
    await writeTexts(join(root, file), new Map([...(keepOthers ? known : []), ...texts]));
  const gone = update || keepOthers ? [] : [...known.keys()].filter((name) => !texts.has(name));
  if (gone.length === 0) continue;
  console.error(`${file} has stories that don't exist: ${gone.join("; ")}. Add --update.`);
  process.exitCode = 1;
}
