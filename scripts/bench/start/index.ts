import { rm } from "node:fs/promises";
import { join } from "node:path";
import { job, wholeNumber } from "../../lib/job";
import { root } from "../../lib/paths";
import { budgetStatus, table } from "../../lib/table";
import { launchBrowser } from "../../lib/with-page";
import { alternate, median } from "../alternate";
import { startDevServer } from "./dev-server";
import { recipeEdit } from "./recipe-edit";
import { followSidebar, openPlace, type Place, type Visit } from "./visit";

/** The maximum ratio of a figure to that of the stock Storybook. */
const RATIO = 1.15;
/** The maximum time of each step, in seconds, on an idle machine with two cores. */
const LIMITS = { landing: 10, further: 2, edit: 1 };

const landing = { id: "kerf-welcome--docs", shows: '#storybook-docs h1:has-text("Kerf")' };
const further: (Place & { name: string })[] = [
  { name: "first story", id: "components-button--playground", shows: "#storybook-root button" },
  {
    name: "page of a component",
    id: "components-dialog--docs",
    shows: '#storybook-docs h1:has-text("Dialog")',
  },
  { name: "landing page again", ...landing },
];

const { turns: TURNS } = job(import.meta.url)
  .option("--turns <n>", "The number of starts.", wholeNumber(1), 3)
  .parse()
  .opts();

interface Workshop {
  config: string;
  cache: string;
}

const workshops: [Workshop, Workshop] = [
  { config: join(root, ".storybook"), cache: join(root, ".cache/bench-start/kerf") },
  { config: join(root, "scripts/bench/site/stock"), cache: join(root, ".cache/bench-start/stock") },
];

/** The results of one start. `edit` is the number of seconds until an edited recipe was visible. */
interface Session {
  landing: Visit;
  /** The further pages, from the sidebar of the same tab. */
  followed: Visit[];
  /** The same pages, each opened by its URL in a new tab. */
  opened: Visit[];
  edit: number;
}

const { browser, name } = await launchBrowser();
const [kerf, stock] = await alternate(workshops, TURNS, async (workshop) => {
  await rm(workshop.cache, { recursive: true, force: true });
  return { cold: await session(workshop), warm: await session(workshop) };
});
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
console.log(
  table(
    ["", "Kerf", "stock", "ratio", "at most", ""],
    rows.map(({ what, kerf, stock, most, result }) => [
      what,
      kerf.toFixed(2),
      stock.toFixed(2),
      (kerf / stock).toFixed(2),
      most?.toFixed(0) ?? "",
      result,
    ]),
  ),
);
const errors = kerf
  .flatMap(({ cold, warm }) => [cold, warm])
  .flatMap(({ landing, followed, opened }) => [landing, ...followed, ...opened])
  .flatMap((visit) => visit.errors);
console.log(
  `\nMedians of ${TURNS} turns, in ${name}. At most ${RATIO} times the stock figure, except for pages\nfrom the sidebar.`,
);
console.log(
  errors.length === 0 ? "No errors in the console." : `Errors in the console:\n${errors.join("\n")}`,
);
process.exitCode = errors.length > 0 || rows.some(({ result }) => result === "over") ? 1 : 0;

/** Starts the workshop, opens its pages one after the other, edits a recipe, and stops it. */
async function session({ config, cache }: Workshop): Promise<Session> {
  const command = performance.now();
  const server = await startDevServer(config, cache);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const { page, ...first } = await openPlace(context, server.url, landing, command);
    const followed: Visit[] = [];
    for (const place of further) followed.push(await followSidebar(page, place));
    await page.close();
    const opened: Visit[] = [];
    for (const place of further) {
      const { page: tab, ...visit } = await openPlace(context, server.url, place);
      opened.push(visit);
      await tab.close();
    }
    return { landing: first, followed, opened, edit: await recipeEdit(context, server.url) };
  } finally {
    await context.close();
    await server.stop();
  }
}

type Turn = (typeof kerf)[number];

/** The limits of a figure: as a multiple of the stock Storybook's (`ratio`), and in its own unit (`most`). */
interface Limits {
  ratio?: number;
  most?: number;
}

/** How long a page took to open, and how many requests it made. */
function opening(what: string, visit: (turn: Turn) => Visit | undefined, { ratio, most }: Limits) {
  return [
    row(`${what}, s`, (turn) => visit(turn)?.seconds, { ratio, most }),
    row(`${what}, requests`, (turn) => visit(turn)?.requests, { ratio }),
  ];
}

function row(what: string, figure: (turn: Turn) => number | undefined, { ratio, most }: Limits) {
  const [ours = Number.NaN, theirs = Number.NaN] = [kerf, stock].map((turns) =>
    median(turns.map((turn) => figure(turn) ?? Number.NaN)),
  );
  const isOver = [budgetStatus(ours / theirs, ratio), budgetStatus(ours, most)].includes("over");
  return { what, kerf: ours, stock: theirs, most, result: isOver ? "over" : "ok" };
}
