/**
 * npm run browsers               writes the table of the features that Kerf uses, for the site
 * npm run browsers -- --check    fails if the table is stale
 *
 * Both fail if a supported browser lacks a feature that has no fallback.
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { readIfThere } from "../../lib/read-if-there";
import { root } from "../build/paths";
import { readFeatures } from "./table";

const file = "stories/adopting/browser-features.json";
const { values } = parseArgs({ options: { check: { type: "boolean" } } });
const { rows, faults } = await readFeatures(root);
const text = `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(",\n")}\n]\n`;
if (values.check) {
  const isFresh = String(await readIfThere(`${root}/${file}`)) === text;
  if (!isFresh) faults.push(`${file} is stale. Run npm run browsers.`);
} else await writeFile(`${root}/${file}`, text);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
