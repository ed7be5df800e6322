import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** Stack frames in other packages, which hide the message above them. */
const frames = /^│ +at .*\n│ +\(file:.*\/node_modules\/.*\n/gm;

/**
 * Builds the Storybook of a configuration folder. Empties the output folder first.
 *
 * @throws An Error with the complete output of the build, if the build fails.
 */
export async function buildStorybook(
  configDir: string,
  folder: string,
  {
    mode,
    options = [],
    env,
  }: { mode: "development" | "production"; options?: string[]; env?: Record<string, string> },
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const storybook = fileURLToPath(import.meta.resolve("storybook/internal/bin/dispatcher"));
  const args = [storybook, "build", "--quiet", ...options, "--config-dir", configDir, "--output-dir", folder];
  const build = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: mode, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  build.stdout.on("data", (chunk) => output.push(chunk));
  build.stderr.on("data", (chunk) => output.push(chunk));
  const [code] = await once(build, "close");
  if (code === 0) return;
  const text = Buffer.concat(output).toString();
  throw new Error(`The Storybook of ${configDir} does not build:\n${text.replaceAll(frames, "")}`);
}
