import { rm } from "node:fs/promises";
import { join } from "node:path";
import { job, wholeNumber } from "../../lib/job";
import { root } from "../../lib/paths";
import { budgetStatus, table } from "../../lib/table";
import { launchBrowser } from "../../lib/with-page";
import { spread } from "../spread";
import { startDevServer } from "./dev-server";
import { followSidebar, type Opening, openPage, type SitePage } from "./open-page";
import { recipeEdit } from "./recipe-edit";

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

/** The results of one start. `edit` is the number of seconds until an edited recipe was visible. */
interface Session {
  landing: Opening;
  /** The further pages, from the sidebar of the same tab. */
  followed: Opening[];
  /** The same pages, each opened by its URL in a new tab. */
  opened: Opening[];
  edit: number;
}

interface Turn {
  cold: Session;
  warm: Session;
}

const sides = { kerf: ".storybook", stock: "scripts/bench/start/stock" };
const turns: Record<keyof typeof sides, Turn[]> = { kerf: [], stock: [] };
const { browser, name: browserName } = await launchBrowser();
for (let turn = 0; turn < TURNS; turn++) {
  // Alternates which side is first, so that other load on the machine affects both.
  const order = turn % 2 === 0 ? (["kerf", "stock"] as const) : (["stock", "kerf"] as const);
  for (const side of order) {
    const cache = join(root, ".cache/bench-start", side);
    await rm(cache, { recursive: true, force: true });
    const config = join(root, sides[side]);
    turns[side].push({ cold: await session(config, cache), warm: await session(config, cache) });
  }
}
await browser.close();

// The stock Storybook loads the modules of all stories with its first page, so its later pages in that tab load none.
// Pages opened from the sidebar are therefore limited in seconds, and not by a ratio.
const rows = (["cold", "warm"] as const).flatMap((start) => [
  ...opening(`${start}: landing page`, (turn) => turn[start].landing, { ratio: RATIO, most: LIMITS.landing }),
  ...further.flatMap(({ name }, index) => [
    ...opening(`${start}: ${name}, sidebar`, (turn) => turn[start].followed[index], { most: LIMITS.further }),
    ...opening(`${start}: ${name}, new tab`, (turn) => turn[start].opened[index], { ratio: RATIO }),
  ]),
  row(`${start}: edited recipe shows, s`, (turn) => turn[start].edit, { ratio: RATIO, most: LIMITS.edit }),
]);
const errors = turns.kerf
  .flatMap(({ cold, warm }) => [cold, warm])
  .flatMap(({ landing, followed, opened }) => [landing, ...followed, ...opened])
  .flatMap((opened) => opened.errors);
console.log(table(["", "Kerf", "stock", "ratio", "at most", ""], rows));
console.log(
  `\nMedians of ${TURNS} turns, in ${browserName}. At most ${RATIO} times the stock figure, except for pages`,
);
console.log(
  `from the sidebar. ${errors.length === 0 ? "No errors" : `Errors:\n${errors.join("\n")}\n`} in the console.`,
);
process.exitCode = errors.length > 0 || rows.some((cells) => cells.at(-1) === "over") ? 1 : 0;

/** Starts the dev server, opens its pages one after the other, edits a recipe, and stops it. */
async function session(config: string, cache: string): Promise<Session> {
  const command = performance.now();
  const server = await startDevServer(config, cache);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const { page, ...first } = await openPage(context, server.url, landing, command);
    const followed: Opening[] = [];
    for (const each of further) followed.push(await followSidebar(page, each));
    await page.close();
    const opened: Opening[] = [];
    for (const each of further) {
      const { page: tab, ...result } = await openPage(context, server.url, each);
      opened.push(result);
      await tab.close();
    }
    return { landing: first, followed, opened, edit: await recipeEdit(context, server.url) };
  } finally {
    await context.close();
    await server.stop();
  }
}

/** The limits of a figure: as a multiple of the stock Storybook's (`ratio`), and in its own unit (`most`). */
interface Limits {
  ratio?: number;
  most?: number;
}

/** How long a page took to open, and how many requests it made. */
function opening(what: string, of: (turn: Turn) => Opening | undefined, { ratio, most }: Limits): string[][] {
  return [
    row(`${what}, s`, (turn) => of(turn)?.seconds, { ratio, most }),
    row(`${what}, requests`, (turn) => of(turn)?.requests, { ratio }),
  ];
}

function row(what: string, figure: (turn: Turn) => number | undefined, { ratio, most }: Limits): string[] {
  const median = (all: Turn[]) => spread(all.map((turn) => figure(turn) ?? Number.NaN)).median;
  const [kerf, stock] = [median(turns.kerf), median(turns.stock)];
  const isOver = [budgetStatus(kerf / stock, ratio), budgetStatus(kerf, most)].includes("over");
  const cells = [kerf.toFixed(2), stock.toFixed(2), (kerf / stock).toFixed(2), most?.toFixed(0) ?? ""];
  return [what, ...cells, isOver ? "over" : "ok"];
}
