/** npm run prove -- engines: see scripts/lib/jobs.ts. Exits with 1 if a program is missing or a story fails. */
import { join } from "node:path";
import { Option } from "@commander-js/extra-typings";
import { job, pattern, wholeNumber } from "../../lib/job";
import { LiveLines } from "../../lib/live-lines";
import { root } from "../../lib/paths";
import { buildSite, type IndexEntry, storiesOf } from "../../runner/site";
import { boxFaults, type SlotBox } from "./boxes";
import { type EnginePage, engineNames } from "./engine";
import { knownDifferences } from "./known-differences";
import { comparePictures } from "./pictures";
import { problemOf } from "./problem";
import { referenceBoxes } from "./reference-boxes";
import { findEngines, MissingPrograms } from "./requirements";
import { HOME_ZONE, runStories } from "./run-stories";
import { serveWithScripts } from "./serve";

const values = job(import.meta.url)
  .addOption(new Option("--engine <name>", "Only this engine. Default: all.").choices(engineNames))
  .option("--site <dir>", "Use this built Storybook instead of building one.")
  .option("--stories <pattern>", "Only stories whose title and name match.", pattern)
  .option("--workers <n>", "The number of browsers at a time.", wholeNumber(1), 2)
  .option("--update", "Accept the pictures as stories/records/pictures-ENGINE.txt.", false)
  .option("--keep <dir>", "Write the pictures that aren't recorded into this folder.")
  .parse()
  .opts();
const engines = values.engine ? [values.engine] : engineNames;
const opens = await findEngines(engines).catch((error) => {
  if (!(error instanceof MissingPrograms)) throw error;
  console.error(error.message);
  process.exit(1);
});

const site = values.site ?? join(root, ".cache/engines-site");
if (!values.site) await buildSite(join(root, ".storybook"), site);
const all = await storiesOf(site);
for (const { story } of knownDifferences) {
  if (all.some(({ id }) => id === story)) continue;
  console.error(`There is no story ${story}. Remove it from scripts/proofs/engines/known-differences.ts.`);
  process.exitCode = 1;
}
const stories = all.filter(({ title, name }) => values.stories?.test(`${title}/${name}`) ?? true);
const { url, close } = await serveWithScripts(site);

const components = stories.filter(({ title }) => title.startsWith("Components/"));
const reference = await referenceBoxes(components, { url, workers: values.workers });
for (const engine of engines) {
  const start = performance.now();
  const live = new LiveLines();
  let done = 0;
  let problems = 0;
  const check = async (page: EnginePage, { id }: IndexEntry) => {
    const expected = reference.get(id);
    return expected ? boxFaults((await page.call("boxes")) as SlotBox[], expected, engine) : [];
  };
  const { browser, failed } = await runStories(
    stories,
    { open: opens[engine], url, workers: values.workers, check },
    ({ id }, failures) => {
      live.set(engine, `${engine}: ${++done} of ${stories.length} stories`);
      const problem = problemOf(engine, id, failures);
      if (problem === undefined) return;
      problems++;
      live.log(problem);
    },
  );
  const shown = components.filter(({ name }) => name === "Playground");
  const differences = await comparePictures(engine, await opens[engine](HOME_ZONE, true), shown, {
    url,
    update: values.update,
    keep: values.keep,
    keepOthers: values.stories !== undefined,
  });
  for (const difference of differences) live.log(difference);
  live.remove(engine);
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  console.log(
    `${stories.length - failed} of ${stories.length} stories pass in ${browser}, in ${minutes} min. ` +
      `Not as listed: ${problems}. Boxes of ${components.length} stories compared. ` +
      `Pictures: ${shown.length * 2}, different: ${differences.length}.`,
  );
  if (problems + differences.length > 0) process.exitCode = 1;
}
close();
