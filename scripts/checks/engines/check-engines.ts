/** npm run check -- engines: see scripts/lib/jobs.ts. Exits with 1 if a program is missing or a story fails. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Option } from "@commander-js/extra-typings";
import { root } from "../../lib/paths";
import { serve } from "../../lib/serve";
import { buildSite, storiesOf } from "../../runner/site";
import { visitCommand } from "../../runner/visit-stories";
import { bundled, pageScript } from "../../visual";
import { type EngineName, type EnginePage, engines, openEngine } from "./browsers";
import { knownDifferences } from "./known-differences";

const options = visitCommand(import.meta.url)
  .addOption(new Option("--engine <name>", "Only this engine. Default: all.").choices(engines))
  .parse()
  .opts();

/** The time zone of stories without `parameters.timezone`. */
const HOME_ZONE = "UTC";

const site = options.site ?? join(root, ".cache/engines-site");
if (!options.site) await buildSite(join(root, ".storybook"), site);
const stories = (await storiesOf(site)).filter(
  ({ title, name }) => options.stories?.test(`${title}/${name}`) ?? true,
);

// WebKit's driver can't inject a script before those of the page.
const scripts = [await pageScript(), await bundled(new URL("in-page.ts", import.meta.url))].join("\n");
const html = await readFile(join(site, "iframe.html"), "utf8");
const head = '<head><meta charset="utf-8"><script src="kerf-engines.js"></script>';
const server = await serve(site, {
  inject: { "iframe.html": html.replace("<head>", head), "kerf-engines.js": scripts },
});
const problems: string[] = [];
for (const engine of options.engine ? [options.engine] : engines) problems.push(...(await runIn(engine)));
server.close();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

/** Runs the stories in an engine. Resolves to the failures that aren't listed, and to listed stories that pass. */
async function runIn(engine: EngineName): Promise<string[]> {
  const start = performance.now();
  const problems: string[] = [];
  let failed = 0;
  let browser = "";
  const queue = stories.map(({ id }) => id);
  await Promise.all(
    Array.from({ length: Math.min(options.workers, queue.length) }, async () => {
      let page = await open(HOME_ZONE);
      for (let id = queue.shift(); id; id = queue.shift()) {
        const failures = await run(page, id, HOME_ZONE).catch((error) => [String(error)]);
        const isListed = knownDifferences.some((each) => each.story === id && each.engine === engine);
        if (failures.length > 0) {
          failed++;
          if (!isListed) problems.push([`${engine}: ${id} fails.`, ...failures].join("\n  "));
          // The story may have left the page in any state.
          await page.close();
          page = await open(HOME_ZONE);
        } else if (isListed) problems.push(`${engine}: ${id} passes. Remove it from known-differences.ts.`);
      }
      await page.close();
    }),
  );
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  const passed = `${stories.length - failed} of ${stories.length} stories pass`;
  console.log(`${passed} in ${browser}, in ${minutes} min. Not as listed: ${problems.length}.`);
  return problems;

  async function run(page: EnginePage, id: string, zone: string): Promise<string[]> {
    const timeZone = (await page.call("timeZoneOf", id)) as string;
    if (timeZone !== zone) {
      const elsewhere = await open(timeZone);
      return run(elsewhere, id, timeZone).finally(elsewhere.close);
    }
    // Elements that a script focuses have a focus ring only after a key.
    await page.pressShift();
    return (await page.call("run", id)) as string[];
  }

  async function open(zone: string): Promise<EnginePage> {
    const page = await openEngine(engine, zone, `${server.url}iframe.html`);
    browser = page.browser;
    return page;
  }
}
