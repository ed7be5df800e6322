import { job, wholeNumber } from "../../lib/job";
import { budgetStatus, enforce, table } from "../../lib/table";
import { spread } from "../render/stats";
import { withPages } from "../render/with-pages";
import type { MapRound } from "./page";

const { gate, rounds } = job(import.meta.url)
  .option("--gate", "Exit with 1 if a budget is exceeded.")
  .option("--rounds <n>", "The number of rounds.", wholeNumber(1), 15)
  .parse()
  .opts();
/** The maximum time, as a multiple of the charting module's own. */
const BUDGET = 1.15;

await withPages({ minify: true, page: new URL("page.tsx", import.meta.url) }, async (open, browser) => {
  const page = await open();
  const kerf: MapRound[] = [];
  const plain: MapRound[] = [];
  for (let round = -2; round < rounds; round++) {
    // Alternates which side is first, so that other load on the machine affects both.
    const phase = Math.max(0, round) / rounds;
    const both = [
      async () => plain.push(await page.evaluate((at) => mapBench.plain(at), phase)),
      async () => kerf.push(await page.evaluate((at) => mapBench.kerf(at), phase)),
    ];
    for (const each of round % 2 ? both.reverse() : both) await each();
  }
  const over: string[] = [];
  const rows = (["mount", "update"] as const).map((work) => {
    const [own, alone] = [kerf, plain].map((all) => spread(all.slice(2).map((each) => each[work])));
    if (!own || !alone) throw new Error("Nothing was measured.");
    const ratio = own.median / alone.median;
    const word = budgetStatus(ratio, BUDGET);
    if (word === "over") over.push(work);
    return [work, alone.median.toFixed(1), own.median.toFixed(1), ratio.toFixed(2), String(BUDGET), word];
  });
  const regions = await page.evaluate(() => mapBench.regions);
  console.log(table(["", "alone, ms", "Kerf, ms", "ratio", "budget", ""], rows));
  console.log(`\n${regions} regions, ${browser}, production build, ${rounds} rounds.`);
  enforce(over, gate);
});
