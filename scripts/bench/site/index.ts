import { join } from "node:path";
import { chromium } from "playwright-core";
import { findBrowser } from "../../lib/browser";
import { buildStorybook } from "../../lib/build-storybook";
import { job, wholeNumber } from "../../lib/job";
import { root } from "../../lib/paths";
import { budgetStatus, table } from "../../lib/table";
import { alternate, median } from "../alternate";
import { firstPage, firstStory, sizeOf } from "./measure";
import { keystrokeToPaint } from "./typing";

/** The maximum ratio of each figure to that of the stock Storybook. */
const BUDGET = 1.15;
/** The maximum time from a key press in the editor until the preview has painted it, in ms. */
const KEY_BUDGET = 300;
const KEYS = 20;
const { builds: BUILDS, loads: LOADS } = job(import.meta.url)
  .option("--builds <n>", "The number of builds.", wholeNumber(1), 3)
  .option("--loads <n>", "The number of page loads.", wholeNumber(1), 15)
  .parse()
  .opts();

interface Site {
  config: string;
  out: string;
}

const sites: [Site, Site] = [
  { config: join(root, ".storybook"), out: join(root, ".cache/bench-site/kerf") },
  { config: join(root, "scripts/bench/site/stock"), out: join(root, ".cache/bench-site/stock") },
];

const { launch, name } = await findBrowser();
const browser = await chromium.launch(launch);
const figures = [
  await compare("build, s", BUILDS, async ({ config, out }) => {
    const start = performance.now();
    await buildStorybook(config, out, { mode: "production" });
    return (performance.now() - start) / 1000;
  }),
  await compare("built site, MB", 1, async ({ out }) => (await sizeOf(out)) / 1e6),
  await compare("first page, kB gzip", 1, async ({ out }) => (await firstPage(browser, out)) / 1e3),
  await compare("first story, ms", LOADS, ({ out }) => firstStory(browser, out)),
];
const typing = await keystrokeToPaint(browser, sites[0].out, KEYS);
await browser.close();

console.log(
  table(
    ["", "Kerf", "stock", "ratio", "budget", ""],
    figures.map(({ what, kerf, stock }) => [
      what,
      kerf.toFixed(1),
      stock.toFixed(1),
      (kerf / stock).toFixed(2),
      BUDGET.toFixed(2),
      budgetStatus(kerf / stock, BUDGET),
    ]),
  ),
);
console.log(`\nMedians of ${BUILDS} builds and ${LOADS} loads, in ${name}.`);
console.log(
  `\nFrom a key press in the editor of an example to its preview: ${typing.toFixed(0)} ms, the median of ${KEYS}. Budget: ${KEY_BUDGET} ms, ${budgetStatus(typing, KEY_BUDGET)}.`,
);
process.exitCode = typing > KEY_BUDGET || figures.some(({ kerf, stock }) => kerf / stock > BUDGET) ? 1 : 0;

/** Measures the two sites alternately, and returns medians. */
async function compare(
  what: string,
  times: number,
  measure: (site: Site) => Promise<number>,
): Promise<{ what: string; kerf: number; stock: number }> {
  const [kerf, stock] = await alternate(sites, times, measure);
  return { what, kerf: median(kerf), stock: median(stock) };
}
