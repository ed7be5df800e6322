import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs a command in a folder, and returns whether it succeeded and the lines that it printed. */
export async function run(
  command: string,
  args: string[],
  cwd: string,
): Promise<{ ok: boolean; output: string[] }> {
  const child = spawn(command, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk) => chunks.push(chunk));
  child.stderr.on("data", (chunk) => chunks.push(chunk));
  const [code] = await once(child, "close");
  return { ok: code === 0, output: Buffer.concat(chunks).toString().split("\n").filter(Boolean) };
}
