import { job, wholeNumber } from "../../lib/job";
import { withPackedPage } from "../../package/installed";
import { type Measured, median, report } from "../report";

const { row, gate, rounds, loads } = job(import.meta.url)
  .option("--row <id>", "Measure only this row.")
  .option("--gate", "Exit with 1 if a budget is exceeded.")
  .option("--rounds <n>", "The number of rounds per page load.", wholeNumber(1), 20)
  .option("--loads <n>", "The number of page loads.", wholeNumber(1), 5)
  .parse()
  .opts();

/** The maximum layout shift of a page of all examples. Its font and the fallback font differ a little in width. */
const SHIFT_BUDGET = 0.001;

const module = new URL("page.tsx", import.meta.url);
await withPackedPage({ module, ready: "bench" }, async (open, browser) => {
  const first = await open();
  const all = await first.evaluate(() => bench.rows);
  const measured: Measured[] = [];
  if (!row) {
    const shift = await first.evaluate(() => bench.layoutShift());
    measured.push({
      name: "layout shift",
      figures: { shift, budget: SHIFT_BUDGET },
      isOver: shift > SHIFT_BUDGET,
    });
  }
  await first.close();
  const selected = all.filter(({ id }) => !row || id === row);
  if (selected.length === 0)
    throw new Error(`No row is called ${row}. There are ${all.map(({ id }) => id).join(", ")}.`);

  for (const { id, work, budget } of selected) {
    const [reference, kerf]: [number[], number[]] = [[], []];
    // Several page loads, because compiled code differs more between loads than within one.
    for (let load = 0; load < loads; load++) {
      const page = await open();
      const samples = await page.evaluate(([id, rounds]) => bench.measure(id, rounds), [id, rounds] as const);
      reference.push(...samples.reference);
      kerf.push(...samples.kerf);
      await page.close();
    }
    // Compares round by round, so that a temporary slowdown of the machine affects both sides.
    const ratio = median(kerf.map((ms, round) => ms / (reference[round] ?? Number.NaN)));
    const figures = { "reference ms": median(reference), "kerf ms": median(kerf), ratio, budget };
    measured.push({ name: `${id}: ${work}`, figures, isOver: Number(ratio.toFixed(2)) > budget });
  }
  console.log(`${browser}, production build; ${loads} page loads of ${rounds} rounds each.`);
  report(measured, gate);
});
