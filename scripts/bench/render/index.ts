/**
 * npm run bench -- render: how long Kerf's components take, as a multiple of plain HTML with the same DOM.
 * `--row mount-button` measures one row; `--profile mount-button` says where its time goes;
 * `--gate` ends with 1 where a budget is broken; `--rounds` and `--loads` set how often it is measured.
 */
import { parseArgs } from "node:util";
import { enforce } from "../table";
import { profile } from "./profile";
import { type Result, renderTable } from "./report";
import { type OpenPage, withPages } from "./with-pages";

const { values } = parseArgs({
  options: {
    row: { type: "string" },
    profile: { type: "string" },
    gate: { type: "boolean" },
    rounds: { type: "string", default: "20" },
    loads: { type: "string", default: "5" },
  },
});
const { profile: profiled } = values;
const rounds = Number(values.rounds);
const loads = Number(values.loads);

// A profile needs the names of functions.
await withPages({ minify: !profiled, page: new URL("page.ts", import.meta.url) }, async (open, browser) => {
  if (profiled) console.log(await profile(await open(), profiled, 100));
  else await compare(open, browser);
});

async function compare(open: OpenPage, browser: string): Promise<void> {
  const results: Result[] = [];
  for (const row of await rowsOf(open)) results.push({ ...row, samples: await measure(open, row.id) });
  const { text, over } = renderTable(results);
  console.log(`${text}\n\n${browser}, production build; ${loads} page loads of ${rounds} rounds each.`);
  enforce(over, values.gate);
}

async function rowsOf(open: OpenPage): Promise<Pick<Result, "id" | "work">[]> {
  const page = await open();
  const all = await page.evaluate(() => bench.rows);
  await page.close();
  const chosen = all.filter(({ id }) => !values.row || id === values.row);
  if (chosen.length > 0) return chosen;
  throw new Error(`No row is called ${values.row}. There are ${all.map(({ id }) => id).join(", ")}.`);
}

/** Over several page loads: what the compiler makes of the code differs more between loads than within one. */
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
