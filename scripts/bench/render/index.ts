import { job, wholeNumber } from "../../lib/job";
import { enforce } from "../../lib/table";
import { profile } from "./profile";
import { type Result, renderTable } from "./report";
import { type OpenPage, withPages } from "./with-pages";

const {
  row,
  profile: profiled,
  gate,
  rounds,
  loads,
} = job(import.meta.url)
  .option("--row <id>", "Measure only this row.")
  .option("--profile <id>", "Print where the time of this row goes.")
  .option("--gate", "Exit with 1 if a budget is exceeded.")
  .option("--rounds <n>", "The number of rounds per page load.", wholeNumber(1), 20)
  .option("--loads <n>", "The number of page loads.", wholeNumber(1), 5)
  .parse()
  .opts();

// A profile needs the names of functions, which minification shortens.
await withPages({ minify: !profiled, page: new URL("page.ts", import.meta.url) }, async (open, browser) => {
  if (profiled) console.log(await profile(await open(), profiled, 100));
  else await compare(open, browser);
});

async function compare(open: OpenPage, browser: string): Promise<void> {
  const results: Result[] = [];
  for (const row of await rowsOf(open)) results.push({ ...row, samples: await measure(open, row.id) });
  const { text, over } = renderTable(results);
  console.log(`${text}\n\n${browser}, production build; ${loads} page loads of ${rounds} rounds each.`);
  enforce(over, gate, " `npm run bench -- render --profile ROW` says where the time goes.");
}

async function rowsOf(open: OpenPage): Promise<Pick<Result, "id" | "work">[]> {
  const page = await open();
  const all = await page.evaluate(() => bench.rows);
  await page.close();
  const chosen = all.filter(({ id }) => !row || id === row);
  if (chosen.length > 0) return chosen;
  throw new Error(`No row is called ${row}. There are ${all.map(({ id }) => id).join(", ")}.`);
}

/** Measures over several page loads, because compiled code differs more between loads than within one. */
async function measure(open: OpenPage, id: string): Promise<Result["samples"]> {
  const all: Result["samples"] = { plain: [], kerf: [] };
  for (let load = 0; load < loads; load++) {
    const page = await open();
    const { plain, kerf } = await page.evaluate(
      ([row, times]) => bench.measure(row, times, Math.ceil(times / 2)),
      [id, rounds] as const,
    );
    all.plain.push(...plain);
    all.kerf.push(...kerf);
    await page.close();
  }
  return all;
}
