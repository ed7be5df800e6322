import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { Catalog } from "../../../src/catalog/types";
import { findBrowser } from "../../lib/browser";
import { buildStorybook } from "../../lib/build-storybook";
import { job, pattern, wholeNumber } from "../../lib/job";
import { root } from "../../lib/paths";
import { checkEditor } from "./editor";
import { checkJourneys } from "./journey";
import type { Places } from "./links";
import { checkManager } from "./manager";
import { pageProblems } from "./page-problems";
import { pictured, picturesOf } from "./pictures";
import { checkPlayground } from "./playground";
import { servePlainly } from "./serve";

const values = job(import.meta.url)
  .option("--site <dir>", "Use this built Storybook instead of building one.")
  .option("--pages <pattern>", "Only pages whose id matches.", pattern)
  .option("--baselines <dir>", "The folder of the approved pictures.", "stories/page-baselines")
  .option("--update", "Accept the pictures as baselines.", false)
  .option("--workers <n>", "The number of pages at a time.", wholeNumber(1), 2)
  .parse()
  .opts();
const site = values.site ?? join(root, ".cache/site");
if (values.site === undefined) await buildStorybook(join(root, ".storybook"), site, { mode: "production" });

const { url, close } = await servePlainly(site);
const { launch, pinned, name } = await findBrowser();
const browser = await chromium.launch(launch);
const { entries } = JSON.parse(await readFile(join(site, "index.json"), "utf8")) as {
  entries: Record<string, { type: string }>;
};
const places: Places = {
  url,
  entries: new Map(Object.entries(entries).map(([id, { type }]) => [id, type])),
  files: new Set((await readdir(site, { recursive: true })).map((path) => path.replaceAll("\\", "/"))),
};
const wanted = values.pages ?? /(?:)/;
const pages = Object.keys(entries).filter((id) => entries[id]?.type === "docs" && wanted.test(id));

let passed = 0;
let failed = 0;
/** Counts a check, and prints its problems. */
function report(subject: string, problems: readonly string[]): void {
  if (problems.length === 0) passed++;
  else {
    failed++;
    console.error(`${subject}\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
  }
}

const queue = [...pages];
await Promise.all(
  Array.from({ length: values.workers }, async () => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
      report(id, await pageProblems(page, id, places).catch((error) => [String(error)]));
      await page.close();
    }
  }),
);
for (const id of pinned ? pages.filter((each) => pictured.includes(each)) : []) {
  const options = { update: values.update, baselines: values.baselines, out: join(root, ".cache") };
  for (const { mode, message } of await picturesOf(browser, url, id, options))
    report(`${id}, ${mode}`, message ? [message] : []);
}
if (!values.pages) {
  const catalog: Catalog = JSON.parse(await readFile(join(root, "src/catalog/catalog.json"), "utf8"));
  report("the manager", await checkManager(browser, url));
  report(
    "the playground's state in the URL",
    await checkPlayground(browser, url).catch((error) => [String(error)]),
  );
  report("the editor of examples", await checkEditor(browser, url));
  for (const { query, problems } of await checkJourneys(browser, url, catalog)) {
    report(`the journey from the first page to code for “${query}”`, problems);
  }
}
await browser.close();
close();
console.log(`${passed} passed, ${failed} failed, in ${name}`);
process.exitCode = failed > 0 ? 1 : 0;
