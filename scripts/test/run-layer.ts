import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Counts } from "./counts";
import type { Layer } from "./layers";
import type { LayerResults } from "./results/layer-results";

/** The result of a layer. */
export interface Result extends Counts {
  layer: Layer;
  seconds: number;
  /** The complete output of the command. */
  output: string;
}

export interface RunOptions {
  /** Whether to ignore the results of earlier runs. */
  all: boolean;
  results: LayerResults;
  /** Called with each line of the command's output. */
  onLine: (line: string) => void;
}

/** Runs a layer, or takes its result from an earlier run with the same inputs. */
export async function runLayer(layer: Layer, { all, results, onLine }: RunOptions): Promise<Result> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const passed = all ? undefined : await results.take(layer);
  if (passed !== undefined) {
    return { layer, seconds: seconds(), output: "", passed, failed: 0, taken: passed, failures: [] };
  }
  const key = results.keyOf(layer);
  // The report of an earlier run must not be mistaken for this run's.
  if (layer.report) rmSync(layer.report, { force: true });
  const lines: string[] = [];
  const child = spawn((all && layer.all) || layer.command, {
    shell: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      onLine(line);
    });
  }
  const [status] = await once(child, "close");
  const counts = count(layer, status === 0);
  if (counts.failed === 0) await results.keep(layer, key, counts.passed);
  return { layer, seconds: seconds(), output: lines.join("\n"), ...counts };
}

/**
 * The counts of a layer. A failed command counts as a failure even if all of its tests passed. So does a
 * report whose counts can't be read.
 */
function count({ report, counts: read }: Layer, succeeded: boolean): Counts {
  const counts =
    report && read
      ? readCounts(() => read(readFileSync(report, "utf8")))
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
