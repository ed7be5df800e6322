import { mkdir, readFile, writeFile } from "node:fs/promises";
import { parseCatalog } from "../../../../src/catalog";
import { job } from "../../../lib/job";
import { Records } from "../../../runner/record";
import type { Outcome } from "../../../runner/summary";
import { cellsOf } from "./cells";
import { type CoveredCell, coverageFacts, coverCells } from "./cover";
import { coverageList, coverageTable } from "./report";

const { component, out } = job(import.meta.url)
  .option("--component <name>", "List the cells of this component, each with what covers it.")
  .option("--out <dir>", "The folder that contains the records of test:stories.", ".cache")
  .parse()
  .opts();

await main(out, component);

async function main(out: string, component?: string): Promise<void> {
  const cells = await readCells(out);
  await mkdir(out, { recursive: true });
  await writeFile(`${out}/coverage.json`, JSON.stringify(cells, null, 1));
  if (component) console.log(coverageList(ofComponent(cells, component)));
  else console.log(coverageTable(cells));
  const missing = coverageFacts(cells).filter(({ problem }) => problem);
  for (const { subject, problem } of missing) console.log(`✗ ${subject}: ${problem}`);
  console.log(
    `\n${cells.length} cells, ${cells.length - missing.length} covered; ${out}/coverage.json lists them.`,
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
      `${out} has records of ${records.length} of ${stories} stories. Run \`npm run test:stories\` for all stories first.`,
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
