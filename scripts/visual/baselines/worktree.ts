import { execFileSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { git } from "../../lib/git";
import { short } from "./recording-commits";
import { run } from "./run";

const PREFIX = join(tmpdir(), "kerf-baselines-");

/** A work tree of an earlier commit with its own packages, in a temporary folder. */
export interface CommitTree {
  path: string;
  remove(): Promise<void>;
}

/**
 * Checks out a commit beside the work tree. It shares the installed packages if its lockfile is the same, and installs
 * its own otherwise.
 *
 * @throws with the reason, if git or npm fails.
 */
export async function checkOut(root: string, commit: string): Promise<CommitTree> {
  await removeLeftovers(root);
  const path = `${PREFIX}${process.pid}-${short(commit)}`;
  const remove = async () => {
    git(root, "worktree", "remove", "--force", path);
    await rm(path, { recursive: true, force: true });
    git(root, "worktree", "prune");
  };
  try {
    addWorktree(root, path, commit);
    await providePackages(root, path, commit);
    return { path, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

function addWorktree(root: string, path: string, commit: string): void {
  try {
    const stdio: ["ignore", "pipe", "pipe"] = ["ignore", "pipe", "pipe"];
    execFileSync("git", ["worktree", "add", "--detach", "--force", path, commit], {
      cwd: root,
      encoding: "utf8",
      stdio,
    });
  } catch (error) {
    const words = (error as { stderr?: string }).stderr?.trim().split("\n").at(-1) ?? String(error);
    throw new Error(`commit ${short(commit)} can't be checked out: ${words}`);
  }
}

async function providePackages(root: string, path: string, commit: string): Promise<void> {
  const lock = (folder: string) => readFile(join(folder, "package-lock.json"), "utf8").catch(() => "");
  if ((await lock(path)) === (await lock(root))) {
    symlinkSync(join(root, "node_modules"), join(path, "node_modules"));
    return;
  }
  const { ok, output } = await run("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund"], path);
  if (ok) return;
  const words = output.find((line) => /npm error (?!code|errno|syscall)/i.test(line)) ?? output.at(-1) ?? "";
  throw new Error(`the packages of commit ${short(commit)} can't be installed: ${words.trim()}`);
}

/** Removes the work trees of processes that were killed. */
async function removeLeftovers(root: string): Promise<void> {
  for (const line of git(root, "worktree", "list", "--porcelain")?.split("\n") ?? []) {
    const path = line.replace(/^worktree /, "");
    if (!path.startsWith(PREFIX) || isRunning(Number.parseInt(path.slice(PREFIX.length), 10))) continue;
    git(root, "worktree", "remove", "--force", path);
    await rm(path, { recursive: true, force: true });
  }
  git(root, "worktree", "prune");
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
