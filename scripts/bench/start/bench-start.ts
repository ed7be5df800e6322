import { rm } from "node:fs/promises";
import { join } from "node:path";
import { job, wholeNumber } from "../../lib/job";
import { root } from "../../lib/paths";
import { launchBrowser } from "../../lib/with-page";
import { reportOver, spread } from "../figures";
import { startDevServer } from "./dev-server";
import { editRecipe, followSidebar, openPage, type SitePage } from "./pages";

/** The maximum ratio of a figure to that of the stock Storybook. */
const RATIO = 1.15;
/** The maximum time of each step, in seconds, on an idle machine with two cores. */
const LIMITS = { landing: 10, further: 2, edit: 1 };

const landing = { id: "kerf-welcome--docs", shows: '#storybook-docs h1:has-text("Kerf")' };
const dialog = { id: "components-dialog--docs", shows: '#storybook-docs h1:has-text("Dialog")' };
const further: (SitePage & { name: string })[] = [
  { name: "first story", id: "components-button--playground", shows: "#storybook-root button" },
  { name: "page of a component", ...dialog },
  { name: "landing page again", ...landing },
];

const { turns: TURNS } = job(import.meta.url)
  .option("--turns <n>", "The number of starts.", wholeNumber(1), 3)
  .parse()
  .opts();

/** The limits of a figure: as a multiple of the stock Storybook's (`ratio`), and in its own unit (`most`). */
interface Limits {
  ratio?: number;
  most?: number;
}

const sides = { kerf: ".storybook", stock: "scripts/bench/start/stock" };
/** The figures of both sides, by the name of the step. */
const figures = new Map<string, Limits & Record<keyof typeof sides, number[]>>();
const errors: string[] = [];

const { browser, name: browserName } = await launchBrowser();
for (let turn = 0; turn < TURNS; turn++) {
  // Alternates which side is first, so that other load on the machine affects both.
  const order = turn % 2 === 0 ? (["kerf", "stock"] as const) : (["stock", "kerf"] as const);
  for (const side of order) {
    await rm(cacheOf(side), { recursive: true, force: true });
    for (const start of ["cold", "warm"]) await measureStart(side, start);
  }
}
await browser.close();

const table: Record<string, object> = {};
const over: string[] = [];
for (const [step, { kerf, stock, ratio, most }] of figures) {
  const [ours, theirs] = [spread(kerf).median, spread(stock).median];
  if (ours / theirs > (ratio ?? Infinity) || ours > (most ?? Infinity)) over.push(step);
  table[step] = {
    Kerf: ours.toFixed(2),
    stock: theirs.toFixed(2),
    ratio: (ours / theirs).toFixed(2),
    "at most": most,
  };
}
console.table(table);
console.log(`Medians of ${TURNS} turns, in ${browserName}. Only pages from the sidebar may take more than`);
console.log(
  `${RATIO} times the stock figure, because the stock Storybook loads all stories with its first page.`,
);
for (const error of errors) console.error(error);
reportOver(over, true);
if (errors.length > 0) process.exitCode = 1;

function cacheOf(side: keyof typeof sides): string {
  return join(root, ".cache/bench-start", side);
}

/** Starts the dev server, opens its pages one after the other, edits a recipe, and stops it. */
async function measureStart(side: keyof typeof sides, start: string): Promise<void> {
  const add = (step: string, figure: number, limits: Limits) => {
    const known = figures.get(`${start}: ${step}`) ?? { kerf: [], stock: [], ...limits };
    known[side].push(figure);
    figures.set(`${start}: ${step}`, known);
  };
  const opened = (step: string, result: Awaited<ReturnType<typeof followSidebar>>, limits: Limits) => {
    add(`${step}, s`, result.seconds, limits);
    add(`${step}, requests`, result.requests, { ratio: limits.ratio });
    if (side === "kerf") errors.push(...result.errors);
  };
  const command = performance.now();
  const server = await startDevServer(join(root, sides[side]), cacheOf(side));
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const first = await openPage(context, server.url, landing, command);
    opened("landing page", first, { ratio: RATIO, most: LIMITS.landing });
    for (const each of further) {
      opened(`${each.name}, sidebar`, await followSidebar(first.page, each), { most: LIMITS.further });
    }
    await first.page.close();
    for (const each of further) {
      const result = await openPage(context, server.url, each);
      opened(`${each.name}, new tab`, result, { ratio: RATIO });
      await result.page.close();
    }
    const seconds = await editRecipe(context, server.url);
    add("edited recipe shows, s", seconds, { ratio: RATIO, most: LIMITS.edit });
  } finally {
    await context.close();
    await server.stop();
  }
}
