/**
 * npm run prove -- coverage: every value and state that the catalog declares, in every theme, and the story, check and
 * picture that covers it, from the records of the last `npm run test:stories`. Ends with 1 where something is missing.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { parseCatalog } from "../../../../src/catalog";
import { Records } from "../../../stories/run/record";
import type { Outcome } from "../../../stories/run/summary";
import { cellsOf } from "./cells";
import { type CoveredCell, coverageFacts, coverCells } from "./cover";
import { coverageList, coverageTable } from "./report";

const usage = `npm run prove -- coverage [options]

  --component NAME   list the cells of this component, each with what covers it
  --out DIR          where test:stories left its records (.cache)`;

const { values } = parseArgs({
  options: {
    component: { type: "string" },
    out: { type: "string", default: ".cache" },
    help: { type: "boolean", default: false },
  },
});

if (values.help) console.log(usage);
else await main(values.out, values.component);

async function main(out: string, component?: string): Promise<void> {
  const cells = await readCells(out);
  await mkdir(out, { recursive: true });
  await writeFile(`${out}/coverage.json`, JSON.stringify(cells, null, 1));
  if (component) console.log(coverageList(ofComponent(cells, component)));
  else console.log(coverageTable(cells));
  const missing = coverageFacts(cells).filter(({ problem }) => problem);
  for (const { subject, problem } of missing) console.log(`✗ ${subject}: ${problem}`);
  console.log(
    `\n${cells.length} cells, ${cells.length - missing.length} covered; ${out}/coverage.json has them.`,
  );
  if (missing.length > 0) process.exitCode = 1;
}

async function readCells(out: string): Promise<CoveredCell[]> {
  const catalog = parseCatalog(await readFile("src/catalog/catalog.json", "utf8"));
  const records = await new Records(out).readAll();
  const outcome = await readFile(`${out}/stories.json`, "utf8").catch(() => '{ "stories": 0 }');
  const { stories }: Pick<Outcome, "stories"> = JSON.parse(outcome);
  if (stories === 0 || records.length < stories) {
    throw new Error(
      `${out} has records of ${records.length} of ${stories} stories. Run \`npm run test:stories\`, all of them, first.`,
    );
  }
  return coverCells(cellsOf(catalog), records);
}

function ofComponent(cells: readonly CoveredCell[], name: string): CoveredCell[] {
  const found = cells.filter(({ component }) => component.toLowerCase() === name.toLowerCase());
  if (found.length > 0) return found;
  const names = [...new Set(cells.map(({ component }) => component))].join(", ");
  throw new Error(`--component ${name}: the catalog has ${names}.`);
}
