/**
 * npm test: every layer of the proof, one after the other, and a count that ends with `N passed, N failed`.
 * `npm test -- types unit` runs the layers named.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import type { Counts } from "./counts";
import { type Layer, layers } from "./layers";

/** So many failures of a layer are told in the end. */
const MOST = 20;

const chosen = choose(process.argv.slice(2));
// What an earlier run counted is not to be taken for what this one did.
for (const name of ["unit", "packed", "harness", "stories", "truth"])
  rmSync(`.cache/${name}.json`, { force: true });

const results = chosen.map((layer) => ({ layer, ...run(layer) }));
report();

function choose(names: string[]): Layer[] {
  const unknown = names.filter((name) => !layers.some((layer) => layer.name === name));
  if (unknown.length > 0) {
    console.error(
      `No layer is called ${unknown.join(", ")}. There are ${layers.map(({ name }) => name).join(", ")}.`,
    );
    process.exit(2);
  }
  return names.length > 0 ? layers.filter(({ name }) => names.includes(name)) : layers;
}

function run(layer: Layer): Counts & { seconds: number } {
  console.log(`\n── ${layer.name}: ${layer.holds}`);
  const start = performance.now();
  const { status } = spawnSync(layer.command, { shell: true, stdio: "inherit" });
  return { ...count(layer, status === 0), seconds: (performance.now() - start) / 1000 };
}

/** A command that failed is a failure even where its own tests all passed, and so is one that left no counts. */
function count(layer: Layer, succeeded: boolean): Counts {
  const counts = layer.counts
    ? readCounts(layer.counts)
    : { passed: Number(succeeded), failed: 0, failures: [] };
  return succeeded ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}

function readCounts(counts: () => Counts): Counts {
  try {
    return counts();
  } catch (error) {
    return { passed: 0, failed: 1, failures: [`no counts: ${error}`] };
  }
}

function report(): void {
  console.log("");
  for (const { layer, passed, failed, seconds } of results) {
    const mark = failed > 0 ? "✗" : "✓";
    console.log(
      `${mark} ${layer.name.padEnd(8)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
    );
  }
  tellFailures();
  const sum = (key: "passed" | "failed") => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}

/** Once more, at the end, where it is found without a search: a log may be long, and cut at its start. */
function tellFailures(): void {
  for (const { layer, failed, failures } of results) {
    if (failed === 0) continue;
    console.log(`\n✗ ${layer.name}: ${layer.holds}`);
    for (const failure of failures.slice(0, MOST)) console.log(`  ${failure}`);
    if (failures.length > MOST) console.log(`  … and ${failures.length - MOST} more`);
  }
}
