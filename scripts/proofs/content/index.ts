/** npm run prove -- content: see scripts/lib/jobs.ts. Exits with 1 if a text doesn't fit. */
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { findBrowser } from "../../lib/browser";
import { job, pattern, wholeNumber } from "../../lib/job";
import { root } from "../../package/build/paths";
import { buildSite, type IndexEntry, serveSite, storiesOf } from "../../stories/run/site";
import { bundled } from "../../visual/snapshots/page-script";
import { contextOptions, openPreview, prepareContext } from "../../visual/snapshots/prepare-page";
import { contents } from "./contents";

const values = job(import.meta.url)
  .option("--site <dir>", "Use this built Storybook instead of building one.")
  .option("--stories <pattern>", "Only stories whose title and name match.", pattern)
  .option("--workers <n>", "The number of pages at a time.", wholeNumber(1), 2)
  .parse()
  .opts();
const site = values.site ?? join(root, ".cache/content-site");
if (!values.site) await buildSite(join(root, ".storybook"), site);

const wanted = values.stories ?? /(?:)/;
const stories = (await storiesOf(site)).filter(
  ({ title, name }) => /^(Components|Patterns)\//.test(title) && wanted.test(`${title}/${name}`),
);
const { url, close } = await serveSite(site, stories);
const { launch, name } = await findBrowser();
const browser = await chromium.launch(launch);
const script = await bundled(new URL("in-page.ts", import.meta.url));

let failed = 0;
const queue = [...stories];
await Promise.all(
  Array.from({ length: values.workers }, async () => {
    let page = await openPage();
    for (let story = queue.shift(); story; story = queue.shift()) {
      const faults = await faultsOf(page, story).catch(async (error) => {
        await page.context().close();
        page = await openPage();
        return [String(error)];
      });
      if (faults.length === 0) continue;
      failed++;
      console.error(`${story.title}/${story.name}\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
    }
  }),
);
await browser.close();
close();
console.log(`${stories.length - failed} passed, ${failed} failed, in ${name}`);
process.exitCode = failed > 0 ? 1 : 0;

async function openPage(): Promise<Page> {
  const context = await browser.newContext({ ...contextOptions, viewport: { width: 320, height: 768 } });
  await prepareContext(context);
  await context.addInitScript({ content: script });
  const page = await context.newPage();
  await openPreview(page, url);
  return page;
}

/** The faults of a story with its own texts, and the faults that other content adds. */
async function faultsOf(page: Page, { id }: IndexEntry): Promise<string[]> {
  await page.evaluate((storyId) => window.kerfContent.show(storyId), id);
  await page.waitForFunction((storyId) => window.kerf.finished()?.id === storyId, id, { timeout: 120_000 });
  const own = await faults(page);
  const found = own.map((fault) => `its own texts: ${fault}`);
  for (const content of contents) {
    await page.evaluate((it) => window.kerfContent.fill(it), content);
    const added = (await faults(page)).filter((fault) => !own.includes(fault));
    found.push(...added.map((fault) => `${content.name}: ${fault}`));
    await page.evaluate(() => window.kerfContent.restore());
  }
  return found;
}

async function faults(page: Page): Promise<string[]> {
  await page.evaluate(() => window.kerf.waitUntilStable());
  return page.evaluate(() => window.kerfContent.faults());
}
