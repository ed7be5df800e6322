/** npm run check -- site: see scripts/lib/jobs.ts. Exits with 1 if a page or a journey has a problem. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Catalog } from "../../../src/catalog/types";
import { buildStorybook } from "../../lib/build-storybook";
import { job, pattern, wholeNumber } from "../../lib/job";
import { root } from "../../lib/paths";
import { serve } from "../../lib/serve";
import { withBrowser } from "../../lib/with-page";
import { checkJourneys } from "./journeys";
import { type LinkTargets, pageProblems } from "./pages";

const options = job(import.meta.url)
  .option("--site <dir>", "Use this built Storybook instead of building one.")
  .option("--pages <pattern>", "Only pages whose id matches, and no journeys.", pattern)
  .option("--journeys <pattern>", "Only journeys whose name matches, and no pages.", pattern)
  .option("--workers <n>", "The number of pages at a time.", wholeNumber(1), 2)
  .parse()
  .opts();
const folder = options.site ?? join(root, ".cache/site");
if (!options.site) await buildStorybook(join(root, ".storybook"), folder, { mode: "production" });

// Below a path, as on most static hosts.
const { url, close } = await serve(folder, { base: "/docs/kerf/" });
const index = JSON.parse(await readFile(join(folder, "index.json"), "utf8"));
const entries = new Map(Object.entries(index.entries as Record<string, { type: string }>));
const targets: LinkTargets = {
  url,
  entries: new Map([...entries].map(([id, { type }]) => [id, type])),
  files: new Set((await readdir(folder, { recursive: true })).map((path) => path.replaceAll("\\", "/"))),
};
const counts = { passed: 0, failed: 0 };
/** Counts a check, and prints its problems. */
function report(subject: string, problems: readonly string[]): void {
  counts[problems.length === 0 ? "passed" : "failed"]++;
  if (problems.length > 0) console.error([subject, ...problems].join("\n  "));
}

await withBrowser(async ({ browser, name }) => {
  const queue = [...entries.keys()].filter(
    (id) => entries.get(id)?.type === "docs" && (options.pages?.test(id) ?? !options.journeys),
  );
  const work = async () => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
      report(id, await pageProblems(page, id, targets).catch((error) => [String(error)]));
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: options.workers }, work));
  if (!options.pages) {
    const catalog: Catalog = JSON.parse(await readFile(join(root, "src/catalog/catalog.json"), "utf8"));
    await checkJourneys({ browser, url, catalog, wanted: options.journeys, report });
  }
  console.log(`${counts.passed} passed, ${counts.failed} failed, in ${name}`);
});
close();
if (counts.failed > 0) process.exitCode = 1;
