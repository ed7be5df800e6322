import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** A program that runs until it is stopped. */
export interface RunningProcess {
  /** The first line that it writes to its file descriptor 3. */
  firstLine(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a program. It is stopped if this process ends. */
export async function startProcess(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<RunningProcess> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  await once(child, "spawn");
  const kill = () => child.kill();
  process.once("exit", kill);
  const ended = once(child, "exit");
  return {
    async firstLine() {
      const lines = createInterface(child.stdio[3] as Readable);
      const [line] = await Promise.race([once(lines, "line"), ended.then(() => [])]);
      if (line === undefined) throw new Error(`${program} ended before it was ready.`);
      return line;
    },
    async stop() {
      process.off("exit", kill);
      child.kill();
      await ended;
    },
  };
}

/** A port that no other program uses. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Retries until an action succeeds, for at most 10 s. */
export async function waitFor(action: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + 10_000;
  for (;;) {
    try {
      await action();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
