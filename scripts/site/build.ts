import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** Builds a whole Storybook, as it is published: with the pages around the stories, and without React's warnings. */
export async function buildWholeSite(configDir: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const storybook = fileURLToPath(import.meta.resolve("storybook/internal/bin/dispatcher"));
  const args = [storybook, "build", "--quiet", "--config-dir", configDir, "--output-dir", folder];
  const build = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  build.stdout.on("data", (chunk) => output.push(chunk));
  build.stderr.on("data", (chunk) => output.push(chunk));
  const [code] = await once(build, "close");
  if (code !== 0) throw new Error(`The Storybook of ${configDir} does not build:\n${Buffer.concat(output)}`);
}
