import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The variable with the process id of the holder, whose child processes may use the folder too. */
const HOLDER = "KERF_LOCK_HOLDER";

/**
 * Reserves a folder of results for this process and its child processes. The lock of a process that no longer runs is taken
 * over.
 *
 * @throws if another run has reserved the folder. The message says how to go on.
 */
export function lockFolder(folder: string): void {
  const path = join(folder, "run.lock");
  const own = String(process.pid);
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(path, own, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const holder = readFileSync(path, "utf8").trim();
    if (holder === own || holder === process.env[HOLDER]) return;
    if (isRunning(Number(holder)))
      throw new Error(
        `Another run, process ${holder}, is writing its results to ${folder}. Wait until it ends, or stop it: kill ${holder}. ` +
          `If that process is something else, delete ${path}.`,
      );
    writeFileSync(path, own);
  }
  process.env[HOLDER] = own;
  process.once("exit", () => rmSync(path, { force: true }));
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
