import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

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
    options: more = [],
    env,
  }: { mode: "development" | "production"; options?: string[]; env?: Record<string, string> },
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const storybook = fileURLToPath(import.meta.resolve("storybook/internal/bin/dispatcher"));
  const args = [storybook, "build", "--quiet", ...more, "--config-dir", configDir, "--output-dir", folder];
  const options = { env: { ...process.env, NODE_ENV: mode, ...env }, maxBuffer: 1 << 26 };
  await promisify(execFile)(process.execPath, args, options).catch(({ stdout, stderr }) => {
    const output = `${stdout}${stderr}`.replaceAll(frames, "");
    throw new Error(`The Storybook of ${configDir} does not build:\n${output}`);
  });
}
