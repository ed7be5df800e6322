import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../../lib/paths";
import { consumer, run } from "./packed";

/** A test application that has installed the packed package. */
export interface App {
  folder: string;
  /** Runs `vite` in the application's folder, with NODE_ENV set to production. */
  vite(...args: string[]): Promise<void>;
  /** Starts the application's server, and returns the URL that it prints. */
  start(...command: string[]): Promise<Served>;
}

/** A running application. */
export interface Served {
  url: string;
  stop(): void;
}

/** An application from `apps`, as copied by `setup`. */
export function appOf(name: string): App {
  const folder = join(consumer.folder, "apps", name);
  const env = { ...process.env, NODE_ENV: "production" };
  return {
    folder,
    vite: async (...args) => void (await run(process.execPath, [vite, ...args], { cwd: folder, env })),
    start: (...command) => start(spawn(process.execPath, command, { cwd: folder, env })),
  };
}

const vite = join(root, "node_modules/vite/bin/vite.js");

/** The command that serves the output of `vite build`. */
export const preview = [vite, "preview", "--host", "127.0.0.1", "--port", "0"];

async function start(server: ChildProcess): Promise<Served> {
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const [address] = /http:\/\/127\.0\.0\.1:\d+\//.exec(stripVTControlCharacters(output)) ?? [];
      if (address) resolve(address);
    };
    server.stdout?.on("data", read);
    server.stderr?.on("data", read);
    once(server, "exit").then(() => reject(new Error(`The server exited early:\n${output}`)));
  });
  return { url, stop: () => void server.kill() };
}
