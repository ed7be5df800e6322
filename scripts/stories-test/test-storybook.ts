import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { passOn } from "./pass-on";

/** What the test runner's command line is told. */
export interface RunnerOptions {
  /** Where the Storybook is served. */
  url: string;
  /** Folder of the runner's own configuration. */
  config: string;
  workers: number;
  shard?: string;
  env: Record<string, string>;
  /** Where it tells how it goes; the console by itself. */
  output?: Writable;
}

/** Runs the stories of a served Storybook through the test runner, and gives its exit code. */
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
  passOn(child.stdout, output ?? process.stdout);
  passOn(child.stderr, output ?? process.stderr);
  const [code] = await once(child, "close");
  return code ?? 1;
}
