import { writeFile } from "node:fs/promises";
import { readIfExists } from "../../lib/files";
import { job } from "../../lib/job";
import { root } from "../../lib/paths";
import { readFeatures } from "./table";

const file = "stories/adopting/browser-features.json";
const { check } = job(import.meta.url)
  .option("--check", "Fail if the table is stale.")
  .parse()
  .opts();
const { rows, faults } = await readFeatures(root);
const text = `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(",\n")}\n]\n`;
if (check) {
  const isFresh = String(await readIfExists(`${root}/${file}`)) === text;
  if (!isFresh) faults.push(`${file} is stale. Run npm run browsers.`);
} else await writeFile(`${root}/${file}`, text);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
