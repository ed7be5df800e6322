import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "../../lib/paths";

/** A running dev server. */
export interface DevServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * Runs `npm start` and waits until its address answers.
 *
 * @param config The folder of the Storybook's configuration.
 * @param cache The folder for the caches of Storybook and Vite.
 * @throws if the command ends by itself. The message contains its output.
 */
export async function startDevServer(config: string, cache: string): Promise<DevServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const args = ["start", "--", "--ci", "--port", String(port), "--config-dir", config];
  // A separate process group, so that npm's child processes can be stopped with it.
  const server = spawn("npm", args, {
    cwd: root,
    detached: true,
    shell: process.platform === "win32",
    env: { ...process.env, CACHE_DIR: cache },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  server.stdout.on("data", (chunk) => output.push(chunk));
  server.stderr.on("data", (chunk) => output.push(chunk));
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`npm start ended:\n${Buffer.concat(output)}`);
    await wait(50);
  }
  return { url, stop: () => stop(server) };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.pid === undefined) return;
  const ended = once(server, "close");
  process.kill(-server.pid, "SIGTERM");
  await ended;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
