/**
 * npm test: every layer of the proof, one after the other, and a count that ends with `N passed, N failed`.
 * `npm test -- types unit` runs the layers named.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { type Counts, type Layer, layers } from "./layers";

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
  const counts = layer.counts ? readCounts(layer.counts) : { passed: Number(succeeded), failed: 0 };
  return succeeded ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}

function readCounts(counts: () => Counts): Counts {
  try {
    return counts();
  } catch (error) {
    console.error(`No counts: ${error}`);
    return { passed: 0, failed: 1 };
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
  const sum = (key: keyof Counts) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}
