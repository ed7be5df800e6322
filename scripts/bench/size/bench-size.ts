import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { writeFileAtomically } from "../../lib/files";
import { job } from "../../lib/job";
import { root } from "../../lib/paths";
import { bundle, type Consumer, createConsumer } from "../../package/installed";
import { reportOver } from "../figures";
import { floatingBudget, floatingPrimitives, sizeBudgets, stylesheetBudget } from "./budgets";
import { kib, SIZES, staleSizes } from "./recorded-sizes";

const values = job(import.meta.url)
  .option("--gate", "Exit with 1 if a budget is exceeded, or a size on the site is stale.")
  .option("--write", "Record the sizes for the site.")
  .option("--why <name>", "List the modules in the size of this component.")
  .parse()
  .opts();

const consumer = await createConsumer();
try {
  if (values.why) await explain(consumer, values.why);
  else await compare(consumer);
} finally {
  await consumer.remove();
}

async function compare({ folder, installed }: Consumer): Promise<void> {
  const catalog = JSON.parse(await readFile(`${installed}/dist/catalog.json`, "utf8"));
  const sizes: Record<string, number> = {};
  const over: string[] = [];
  const table: Record<string, object> = {};
  const add = (name: string, size: number, budget: number | undefined) => {
    if (budget !== undefined && size > budget) over.push(name);
    table[name] = { KiB: size.toFixed(2), budget: budget?.toFixed(1) };
  };
  for (const name of Object.keys(catalog.components).sort()) {
    const { bytes } = await bundle(folder, `export { ${name} } from "@kerf/react";`);
    sizes[name] = bytes / 1024;
    add(name, bytes / 1024, await budgetOf(name, folder));
  }
  const css = await readFile(`${installed}/dist/styles.css`);
  add("styles.css", gzipSync(css, { level: 9 }).length / 1024, stylesheetBudget);
  console.table(table);
  console.log("Imported from the root, minified and gzipped, without React and the stylesheet's fonts.");

  if (values.write) await writeFileAtomically(`${root}/${SIZES}`, kib(sizes));
  const stale = staleSizes(sizes, JSON.parse(await readFile(`${root}/${SIZES}`, "utf8")));
  if (stale.length > 0) {
    console.error(`Stale in ${SIZES}: ${stale.join(", ")}. Run \`npm run bench -- size --write\`.`);
    if (values.gate) process.exitCode = 1;
  }
  reportOver(over, values.gate, " `npm run bench -- size --why NAME` lists what is in it.");
}

async function budgetOf(name: string, folder: string): Promise<number | undefined> {
  const primitive = floatingPrimitives[name];
  if (!primitive) return sizeBudgets[name];
  const exports = [primitive].flat().map(({ from, name }) => `export { ${name} } from "${from}";`);
  return (await bundle(folder, exports.join("\n"))).bytes / 1024 + floatingBudget;
}

async function explain({ folder }: Consumer, name: string): Promise<void> {
  const { modules } = await bundle(folder, `export { ${name} } from "@kerf/react";`);
  for (const [id, bytes] of modules) {
    console.log(`${bytes} bytes, not minified: ${id.replace(folder, "").replace(/^.*node_modules\//, "")}`);
  }
}
