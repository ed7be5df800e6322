/** npm run check -- content: see scripts/lib/jobs.ts. Exits with 1 if a text doesn't fit. */
import type { Page } from "playwright-core";
import { visitCommand, visitStories } from "../../runner/visit-stories";
import { bundled } from "../../visual";
import { contents, longestWord } from "./contents";

await visitStories({
  ...visitCommand(import.meta.url)
    .parse()
    .opts(),
  selects: ({ title }) => /^(Components|Patterns)\//.test(title),
  scripts: [await bundled(new URL("in-page.ts", import.meta.url))],
  context: { viewport: { width: 320, height: 768 } },
  check: faultsOf,
});

/** The faults of a story with its own texts, and the faults that other content adds. */
async function faultsOf(page: Page): Promise<string[]> {
  const before = await faults(page);
  const found = before.map((fault) => `its own texts: ${fault}`);
  for (const content of contents) {
    await page.evaluate((it) => window.kerfContent.fill(it), content);
    const added = (await faults(page)).filter((fault) => !before.includes(fault));
    found.push(...added.map((fault) => `${content.name}: ${fault}`));
    await page.evaluate(() => window.kerfContent.restore());
  }
  const widened = await page.evaluate((word) => window.kerfContent.textsThatWiden(word), longestWord);
  return [...found, ...widened.map((slot) => `a word of 60 letters in ${slot}: the page scrolls sideways`)];
}

async function faults(page: Page): Promise<string[]> {
  await page.evaluate(() => window.kerf.waitUntilStable());
  return page.evaluate(() => window.kerfContent.faults());
}
