/**
 * npm run prove -- fuzz: every component and part with random props from the catalog, in real Chromium: it throws nothing,
 * writes nothing to the console and leaves nothing behind. Ends with 1 where one does, with code that shows it.
 */
import { parseArgs } from "node:util";
import { readConfigureGlobal } from "fast-check";
import "../../../test/fixed-seed";
import { printFacts } from "../report";
import { fuzzFacts } from "./facts";

const usage = `npm run prove -- fuzz [options]

  --name PATTERN   only components and parts whose name matches this regular expression
  --runs N         cases of each (10)
  --path PATH      the case of a run that failed, together with its SEED and --name

SEED=random draws other cases each time, SEED=NUMBER those of a run that failed.`;

const { values } = parseArgs({
  options: {
    name: { type: "string", default: "" },
    runs: { type: "string", default: "10" },
    path: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

if (values.help) console.log(usage);
else {
  // `SEED=random` sets none.
  const seed = readConfigureGlobal().seed ?? Math.floor(Math.random() * 2 ** 31);
  const { name, runs, path } = values;
  printFacts(await fuzzFacts({ names: new RegExp(name), runs: Number(runs), seed, path }));
  console.log(`Seed ${seed}.`);
}
