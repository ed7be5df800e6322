import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Counts } from "./counts";
import type { Layer } from "./layers";

/** What became of a layer. */
export interface Result extends Counts {
  layer: Layer;
  seconds: number;
  /** All that it wrote. */
  output: string;
}

/** Runs a layer, and passes each line that it writes to `onLine`. */
export async function runLayer(layer: Layer, onLine: (line: string) => void): Promise<Result> {
  const start = performance.now();
  const lines: string[] = [];
  const child = spawn(layer.command, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      onLine(line);
    });
  }
  const [status] = await once(child, "close");
  const seconds = (performance.now() - start) / 1000;
  return { layer, seconds, output: lines.join("\n"), ...count(layer, status === 0) };
}

/** A command that failed counts as a failure even if all of its own tests passed, and so does one without counts. */
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
