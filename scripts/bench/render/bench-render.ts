import { job, wholeNumber } from "../../lib/job";
import { type OpenPage, withPackedPage } from "../../package/installed";
import { reportOver, spread } from "../figures";
import type { Bench, Samples } from "./page";

const { row, gate, rounds, loads } = job(import.meta.url)
  .option("--row <id>", "Measure only this row.")
  .option("--gate", "Exit with 1 if a budget is exceeded.")
  .option("--rounds <n>", "The number of rounds per page load.", wholeNumber(1), 20)
  .option("--loads <n>", "The number of page loads.", wholeNumber(1), 5)
  .parse()
  .opts();

/** The maximum layout shift of a page of all examples. Its font and the fallback font differ a little in width. */
const SHIFT_BUDGET = 0.001;

const module = new URL("page.ts", import.meta.url);
await withPackedPage({ module, ready: "bench" }, async (open, browser) => {
  const over: string[] = [];
  const table: Record<string, object> = {};
  for (const { id, work, budget } of await rowsOf(open)) {
    const { reference, kerf } = await measure(open, id);
    // Compares round by round, so that a temporary slowdown of the machine affects both sides.
    const ratio = spread(kerf.map((ms, round) => ms / (reference[round] ?? Number.NaN)));
    if (Number(ratio.median.toFixed(2)) > budget) over.push(id);
    table[work] = {
      "reference ms": spread(reference).median.toFixed(2),
      "kerf ms": spread(kerf).median.toFixed(2),
      ratio: ratio.median.toFixed(2),
      quartiles: `${ratio.low.toFixed(2)}–${ratio.high.toFixed(2)}`,
      budget: budget.toFixed(2),
    };
  }
  console.table(table);
  console.log(`${browser}, production build; ${loads} page loads of ${rounds} rounds each.`);
  if (!row) {
    const shift = await (await open()).evaluate(() => bench.layoutShift());
    console.log(`Layout shift of a page of all examples: ${shift.toFixed(4)}, at most ${SHIFT_BUDGET}.`);
    if (shift > SHIFT_BUDGET) over.push("layout shift");
  }
  reportOver(over, gate);
});

async function rowsOf(open: OpenPage): Promise<Bench["rows"]> {
  const page = await open();
  const all = await page.evaluate(() => bench.rows);
  await page.close();
  const selected = all.filter(({ id }) => !row || id === row);
  if (selected.length > 0) return selected;
  throw new Error(`No row is called ${row}. There are ${all.map(({ id }) => id).join(", ")}.`);
}

/** Measures over several page loads, because compiled code differs more between loads than within one. */
async function measure(open: OpenPage, id: string): Promise<Samples> {
  const all: Samples = { reference: [], kerf: [] };
  for (let load = 0; load < loads; load++) {
    const page = await open();
    const { reference, kerf } = await page.evaluate(
      ([row, times]) => bench.measure(row, times, Math.ceil(times / 2)),
      [id, rounds] as const,
    );
    all.reference.push(...reference);
    all.kerf.push(...kerf);
    await page.close();
  }
  return all;
}
