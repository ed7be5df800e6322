import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { LiveLines } from "../lib/live-lines";
import { filterOutput } from "./filter-output";
import { isProgress } from "./progress";

/** The test runner's command-line options. */
export interface RunnerOptions {
  /** Where the Storybook is served. */
  url: string;
  /** Folder of the runner's own configuration. */
  config: string;
  workers: number;
  shard?: string;
  env: Record<string, string>;
  /** Where it writes its progress. Defaults to the console. */
  output?: Writable;
}

/** Runs the stories of a served Storybook through the test runner, and returns its exit code. */
export async function testStorybook({
  url,
  config,
  workers,
  shard,
  env,
  output,
}: RunnerOptions): Promise<number> {
  const runner = fileURLToPath(import.meta.resolve("@storybook/test-runner/dist/test-storybook.js"));
  const args = ["--url", url, "--index-json", "--config-dir", config, "--maxWorkers", String(workers)];
  if (shard) args.push("--shard", shard);
  const child = spawn(process.execPath, [runner, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const live = new LiveLines();
  const onLine = (line: string) => {
    if (output) output.write(`${line}\n`);
    else if (isProgress(line)) live.set("stories", line);
    else live.log(line);
  };
  filterOutput(child.stdout, onLine);
  filterOutput(child.stderr, onLine);
  const [code] = await once(child, "close");
  live.remove("stories");
  return code ?? 1;
}
