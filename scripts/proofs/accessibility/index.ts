/** npm run prove -- accessibility: see scripts/lib/jobs.ts. Exits with 1 if there is a finding without an explanation. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import type { IndexEntry } from "../../runner/site";
import { visitCommand, visitStories } from "../../runner/visit-stories";
import { bundled } from "../../visual/capture/page-script";
import { Exceptions } from "./exceptions";
import type { Finding } from "./finding";
import { htmlFindings } from "./html";

/**
 * The truth proof's stories render values that no user sees. The other two have 10,000 options: IBM's engine compares each
 * with each, and doesn't finish in ten minutes.
 */
const SKIPPED = /^Truth\/|^Behaviour\/Pagination metrics\/(Ten Thousand Pages|Pointer Brings Pages)$/;

const options = visitCommand(import.meta.url)
  .parse()
  .opts();
const exceptions = new Exceptions();
const require = createRequire(import.meta.url);
const engine = require.resolve("accessibility-checker-engine/ace-window.js");

await visitStories({
  ...options,
  selects: ({ title, name }) => !SKIPPED.test(`${title}/${name}`),
  scripts: [await readFile(engine, "utf8"), await bundled(new URL("in-page.ts", import.meta.url))],
  check: faultsOf,
});
const unused = options.stories ? [] : exceptions.unused();
if (unused.length > 0) {
  console.error(`No story needs these exceptions. Remove them:\n${unused.join("\n")}`);
  process.exitCode = 1;
}

/** The findings in light and in dark. Only colors differ between the two, which html-validate doesn't see. */
async function faultsOf(page: Page, { title, name }: IndexEntry): Promise<string[]> {
  const light = await ibmFindings(page, "light");
  const html = await htmlFindings(await page.evaluate(() => window.kerfAccessibility.html()));
  const dark = await ibmFindings(page, "dark");
  await page.evaluate(() => window.kerf.resetMode());
  const unexplained = [...light, ...dark, ...html].filter(
    (finding) => !exceptions.explains(finding, `${title}/${name}`),
  );
  return [...new Set(unexplained.map(({ rule, message, tag }) => `${rule}: ${message}\n    ${tag}`))];
}

async function ibmFindings(page: Page, theme: string): Promise<Finding[]> {
  await page.evaluate((theme) => window.kerf.setMode({ "data-theme": theme }, false), theme);
  await page.evaluate(() => window.kerf.waitUntilStable());
  return page.evaluate(() => window.kerfAccessibility.ibm());
}
