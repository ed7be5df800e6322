/** npm run check -- engines: see scripts/lib/jobs.ts. Exits with 1 if a program is missing or a story fails. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Option } from "@commander-js/extra-typings";
import { job, pattern, wholeNumber } from "../../lib/job";
import { root } from "../../lib/paths";
import { serve } from "../../lib/serve";
import { buildSite, storiesOf } from "../../runner/site";
import { bundled, pageScript } from "../../visual";
import { debianPackages, type EngineName } from "./browsers";
import { knownDifferences, problemOf } from "./known-differences";
import { runStories } from "./run-stories";

const names = Object.keys(debianPackages) as EngineName[];
const options = job(import.meta.url)
  .addOption(new Option("--engine <name>", "Only this engine. Default: all.").choices(names))
  .option("--site <dir>", "Use this built Storybook instead of building one.")
  .option("--stories <pattern>", "Only stories whose title and name match.", pattern)
  .option("--workers <n>", "The number of browsers at a time.", wholeNumber(1), 2)
  .parse()
  .opts();

const site = options.site ?? join(root, ".cache/engines-site");
if (!options.site) await buildSite(join(root, ".storybook"), site);
const all = await storiesOf(site);
for (const { story } of knownDifferences) {
  if (all.some(({ id }) => id === story)) continue;
  console.error(`There is no story ${story}. Remove it from known-differences.ts.`);
  process.exitCode = 1;
}
const stories = all.filter(({ title, name }) => options.stories?.test(`${title}/${name}`) ?? true);

// WebKit's driver can't inject a script before those of the page.
const scripts = [await pageScript(), await bundled(new URL("in-page.ts", import.meta.url))].join("\n");
const html = await readFile(join(site, "iframe.html"), "utf8");
const head = '<head><meta charset="utf-8"><script src="kerf-engines.js"></script>';
const inject = { "iframe.html": html.replace("<head>", head), "kerf-engines.js": scripts };
const server = await serve(site, { inject });
const url = `${server.url}iframe.html`;

for (const engine of options.engine ? [options.engine] : names) {
  const start = performance.now();
  const counts = { failed: 0, problems: 0 };
  const browser = await runStories(stories, { engine, url, workers: options.workers }, (id, failures) => {
    if (failures.length > 0) counts.failed++;
    const problem = problemOf(engine, id, failures);
    if (problem === undefined) return;
    counts.problems++;
    console.log(problem);
  });
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  const passed = `${stories.length - counts.failed} of ${stories.length} stories pass`;
  console.log(`${passed} in ${browser}, in ${minutes} min. Not as listed: ${counts.problems}.`);
  if (counts.problems > 0) process.exitCode = 1;
}
server.close();
