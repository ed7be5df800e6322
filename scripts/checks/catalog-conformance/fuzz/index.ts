import { readConfigureGlobal } from "fast-check";
import "../../../lib/fixed-seed";
import { job, pattern, wholeNumber } from "../../../lib/job";
import { printFacts } from "../report";
import { fuzzFacts } from "./facts";

const {
  name = /(?:)/,
  runs,
  path,
} = job(import.meta.url)
  .option("--name <pattern>", "Only components and parts whose name matches.", pattern)
  .option("--runs <n>", "The number of cases of each component or part.", wholeNumber(1), 10)
  .option("--path <path>", "Repeat only this case of a failed run. Set its SEED and --name, too.")
  .parse()
  .opts();

// `SEED=random` configures no seed.
const seed = readConfigureGlobal().seed ?? Math.floor(Math.random() * 2 ** 31);
printFacts(await fuzzFacts({ names: name, runs, seed, path }));
console.log(`Seed ${seed}.`);
