/**
 * npm run bench:start: how long `npm start` takes to show its pages, beside a stock Storybook with the same stories in
 * one run. Ends with 1 where Kerf's is more than the budget behind, takes longer than an idle machine with two cores
 * may, or writes an error to the console.
 */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { findBrowser } from "../../browser";
import { root } from "../../build/paths";
import { byTurns, median } from "../by-turns";
import { table, verdict } from "../table";
import { startDevServer } from "./dev-server";
import { recipeEdit } from "./recipe-edit";
import { type Place, type Visit, visit } from "./visit";

/** No figure may be more than this many times the stock one's. */
const RATIO = 1.15;
/** The most that each step may take, in seconds, on an idle machine with two cores. */
const LIMITS = { landing: 10, further: 2, edit: 1 };

const places: Place[] = [
  { name: "landing page", address: "", shows: "#storybook-docs h1" },
  {
    name: "first story",
    address: "?path=/story/components-button--playground",
    shows: "#storybook-root button",
  },
  {
    name: "page of a component",
    address: "?path=/docs/components-dialog--docs",
    shows: "#storybook-docs h1",
  },
  { name: "landing page again", address: "", shows: "#storybook-docs h1" },
];

const { values } = parseArgs({ options: { turns: { type: "string", default: "3" } } });
const TURNS = Number(values.turns);

interface Workshop {
  config: string;
  cache: string;
}

const workshops: [Workshop, Workshop] = [
  { config: join(root, ".storybook"), cache: join(root, ".cache/bench-start/kerf") },
  { config: join(root, "scripts/bench/site/stock"), cache: join(root, ".cache/bench-start/stock") },
];

/** What one start came to: its pages in their order, and the seconds until an edited recipe showed. */
interface Session {
  visits: Visit[];
  edit: number;
}

const { launch, name } = await findBrowser();
const browser = await chromium.launch(launch);
const [kerf, stock] = await byTurns(workshops, TURNS, async (workshop) => {
  await rm(workshop.cache, { recursive: true, force: true });
  return { cold: await session(workshop), warm: await session(workshop) };
});
await browser.close();

const rows = (["cold", "warm"] as const).flatMap((start) => [
  ...places.flatMap((place, index) => [
    row(
      `${start}: ${place.name}, s`,
      (turn) => turn[start].visits[index]?.seconds,
      index === 0 ? LIMITS.landing : LIMITS.further,
    ),
    row(`${start}: ${place.name}, requests`, (turn) => turn[start].visits[index]?.requests),
  ]),
  row(`${start}: edited recipe shows, s`, (turn) => turn[start].edit, LIMITS.edit),
]);
console.log(
  table(
    ["", "Kerf", "stock", "ratio", "at most", ""],
    rows.map(({ what, kerf, stock, limit, result }) => [
      what,
      kerf.toFixed(2),
      stock.toFixed(2),
      (kerf / stock).toFixed(2),
      limit?.toFixed(0) ?? "",
      result,
    ]),
  ),
);
const errors = kerf.flatMap(({ cold, warm }) =>
  [...cold.visits, ...warm.visits].flatMap((each) => each.errors),
);
console.log(`\nMedians of ${TURNS} turns, in ${name}. At most ${RATIO} times the stock figure.`);
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
    const visits: Visit[] = [];
    for (const [index, place] of places.entries()) {
      const { page, ...opened } = await visit(context, server.url, place, index === 0 ? command : undefined);
      visits.push(opened);
      await page.close();
    }
    return { visits, edit: await recipeEdit(context, server.url) };
  } finally {
    await context.close();
    await server.stop();
  }
}

type Turn = (typeof kerf)[number];

function row(what: string, figure: (turn: Turn) => number | undefined, limit?: number) {
  const [ours, theirs] = [kerf, stock].map((turns) =>
    median(turns.map((turn) => figure(turn) ?? Number.NaN)),
  );
  return compare(what, ours ?? Number.NaN, theirs ?? Number.NaN, limit);
}

function compare(what: string, ours: number, theirs: number, limit: number | undefined) {
  const isOver = [verdict(ours / theirs, RATIO), verdict(ours, limit)].includes("over");
  return { what, kerf: ours, stock: theirs, limit, result: isOver ? "over" : "ok" };
}
