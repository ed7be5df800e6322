import { execFileSync } from "node:child_process";
import { existsSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkOut } from "./worktree";

// git and npm are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let root: string;
let first: string;
let second: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "checkout-")));
  git("init", "--quiet");
  mkdirSync(join(root, "node_modules"));
  writeFileSync(join(root, ".gitignore"), "node_modules/\n");
  first = commit("{ first");
  second = commit("{}");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function git(...args: string[]): string {
  const author = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  return execFileSync("git", [...author, ...args], { cwd: root, encoding: "utf8" }).trim();
}

function commit(lock: string): string {
  writeFileSync(join(root, "package-lock.json"), lock);
  git("add", "--all");
  git("commit", "--quiet", "--message", "Lock packages");
  return git("rev-parse", "HEAD");
}

const worktrees = () => git("worktree", "list").split("\n").length;

test("shares the installed packages if the lockfile is the same, and leaves nothing behind", async () => {
  const tree = await checkOut(root, second);
  expect(lstatSync(join(tree.path, "node_modules")).isSymbolicLink()).toBe(true);
  await tree.remove();
  expect([existsSync(tree.path), worktrees()]).toEqual([false, 1]);
  expect(existsSync(join(root, "node_modules"))).toBe(true);
});

test("says that a commit's packages can't be installed, and leaves nothing behind", async () => {
  await expect(checkOut(root, first)).rejects.toThrow(
    `the packages of commit ${first.slice(0, 10)} can't be installed: `,
  );
  expect(worktrees()).toBe(1);
});

test("says that a commit can't be checked out", async () => {
  const unknown = "0123456789".repeat(4);
  await expect(checkOut(root, unknown)).rejects.toThrow(/^commit 0123456789 can't be checked out: /);
});

test("removes the work tree of a process that was killed", async () => {
  const killed = execFileSync(process.execPath, ["-p", "process.pid"], { encoding: "utf8" }).trim();
  const leftover = join(tmpdir(), `kerf-baselines-${killed}-abc`);
  git("worktree", "add", "--quiet", "--detach", leftover, second);
  const tree = await checkOut(root, second);
  expect([existsSync(leftover), worktrees()]).toEqual([false, 2]);
  await tree.remove();
});
