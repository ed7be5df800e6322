/**
 * npm test: every layer of the proof, and a count that ends with `N passed, N failed`.
 * `npm test -- types unit` runs the layers named.
 */
import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { LiveLines } from "../lib/live-lines";
import { isProgress } from "../stories-test/progress";
import { type Layer, stages } from "./layers";
import { type Result, runLayer } from "./run-layer";

/** How many failures of a layer are listed at the end. */
const MOST = 20;

const start = performance.now();
const chosen = choose(process.argv.slice(2));
// The counts of an earlier run must not be taken for those of this one.
for (const name of ["unit", "packed", "harness", "stories", "truth"])
  rmSync(`.cache/${name}.json`, { force: true });

const results: Result[] = [];
const live = new LiveLines();
for (const stage of chosen) await runStage(stage);
report();

function choose(names: string[]): Layer[][] {
  const all = stages.flat().map(({ name }) => name);
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    console.error(`No layer is called ${unknown.join(", ")}. There are ${all.join(", ")}.`);
    process.exit(2);
  }
  return names.length > 0 ? stages.map((stage) => stage.filter(({ name }) => names.includes(name))) : stages;
}

/** Runs the layers of a stage, one for each core at a time. A log gets progress and failures; a terminal every line. */
async function runStage(stage: Layer[]): Promise<void> {
  const waiting = [...stage];
  const runWaiting = async () => {
    for (let layer = waiting.shift(); layer; layer = waiting.shift()) await run(layer);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
}

async function run(layer: Layer): Promise<void> {
  const { name, holds } = layer;
  live.set(name, `… ${name}: ${holds}`);
  const result = await runLayer(layer, (line) => {
    if (line.startsWith("✗ ")) live.log(`${name}: ${line}`);
    else if (live.live || isProgress(line)) live.set(name, `… ${name}: ${line}`);
  });
  live.remove(name);
  live.log(inOneLine(result));
  results.push(result);
  // The packed package is the one that was just built.
  if (name === "build" && result.failed === 0) process.env.KERF_DIST = "dist";
}

function report(): void {
  for (const { layer, failed, output } of results) {
    if (failed > 0) console.log(`\n── ${layer.name}: ${layer.holds}\n${output}`);
  }
  console.log("");
  for (const result of results) console.log(inOneLine(result));
  listFailures();
  const sum = (key: "passed" | "failed") => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${Math.round((performance.now() - start) / 1000)} s in all`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}

function inOneLine({ layer, passed, failed, seconds }: Result): string {
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  return `${failed > 0 ? "✗" : "✓"} ${layer.name.padEnd(8)} ${counts} ${seconds.toFixed(1).padStart(7)} s`;
}

/** Repeated at the end, where it is found without a search: a log may be long, and cut at its start. */
function listFailures(): void {
  for (const { layer, failed, failures } of results) {
    if (failed === 0) continue;
    console.log(`\n✗ ${layer.name}: ${layer.holds}`);
    for (const failure of failures.slice(0, MOST)) console.log(`  ${failure}`);
    if (failures.length > MOST) console.log(`  … and ${failures.length - MOST} more`);
  }
}
