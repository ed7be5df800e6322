/**
 * npm run bench:render: how long Kerf's components take, as a multiple of plain HTML with the same DOM.
 * `-- --row mount-button` measures one row; `-- --profile mount-button` says where its time goes;
 * `-- --gate` ends with 1 where a budget is broken; `--rounds` and `--loads` set how often it is measured.
 */
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright-core";
import { findBrowser } from "../../browser";
import { createConsumer } from "../../build/consumer";
import { profile } from "./profile";
import { type Result, renderTable } from "./report";
import { buildPage, serve } from "./site";

const { values } = parseArgs({
  options: {
    row: { type: "string" },
    profile: { type: "string" },
    gate: { type: "boolean" },
    rounds: { type: "string", default: "20" },
    loads: { type: "string", default: "5" },
  },
});

const consumer = await createConsumer();
const { url, server } = await serve(await buildPage(consumer, { minify: !values.profile }));
const { launch, name } = await findBrowser();
const browser = await chromium.launch({
  ...launch,
  args: [...(launch.args ?? []), "--js-flags=--expose-gc"],
});
try {
  if (values.profile) console.log(await profile(await open(browser), values.profile, 100));
  else await compare();
} finally {
  await browser.close();
  server.close();
  await consumer.remove();
}

async function compare(): Promise<void> {
  const page = await open(browser);
  const rows = await page.evaluate(() => bench.rows);
  await page.close();
  const results: Result[] = [];
  for (const row of rows.filter(({ id }) => !values.row || id === values.row)) {
    results.push({ ...row, samples: await measure(row.id) });
  }
  const { text, over } = renderTable(results);
  console.log(
    `${text}\n\n${name}, production build; ${values.loads} page loads of ${values.rounds} rounds each.`,
  );
  if (values.gate && over.length > 0) {
    console.error(
      `Over budget: ${over.join(", ")}. \`npm run bench:render -- --profile ROW\` says where the time goes.`,
    );
    process.exitCode = 1;
  }
}

/** Over several page loads: what the compiler makes of the code differs more between loads than within one. */
async function measure(id: string): Promise<Result["samples"]> {
  const all: Result["samples"] = { plain: [], kerf: [] };
  for (let load = 0; load < Number(values.loads); load++) {
    const page = await open(browser);
    const { plain, kerf } = await page.evaluate(
      ([row, rounds]) => bench.measure(row, rounds, Math.ceil(rounds / 2)),
      [id, Number(values.rounds)] as const,
    );
    all.plain.push(...plain);
    all.kerf.push(...kerf);
    await page.close();
  }
  return all;
}

async function open(into: Browser): Promise<Page> {
  const page = await into.newPage();
  page.on("pageerror", (error) => console.error(error));
  await page.goto(`${url}/bench.html`);
  await page.waitForFunction(() => "bench" in globalThis);
  return page;
}
