import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { formatBaselines } from "./baselines";
import { BaselineHistory } from "./lost-pictures";

let root: string;
let commits = 0;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "recorded-"));
  git("init", "--quiet", "--initial-branch", "main");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function git(...args: string[]): string {
  const author = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  return execFileSync("git", [...author, ...args], { cwd: root, encoding: "utf8" }).trim();
}

/** Commits the `light` baseline of the story with new code. Returns the commit. */
function commit(digit: string): string {
  const snapshots = new Map([["light", { width: 8, height: 4, hash: digit.repeat(20) }]]);
  mkdirSync(join(root, "stories/baselines"), { recursive: true });
  writeFileSync(join(root, "stories/baselines/a.txt"), formatBaselines(new Map([["a--b", { snapshots }]])));
  writeFileSync(join(root, "code.ts"), `${commits++}`);
  git("add", "--all");
  git("commit", "--quiet", "--message", "Change");
  return git("rev-parse", "HEAD");
}

function find(digit: string) {
  const history = new BaselineHistory(root, join(root, "stories/baselines"));
  const wanted = { storyId: "a--b", mode: "light", hash: digit.repeat(20) };
  const commits = [history.baseWith(wanted), history.recordingCommit(wanted)];
  return { commits, reason: history.reasonWithout(wanted) };
}

test("finds the commit where the branch began, and the one that recorded the hash", () => {
  const base = commit("1");
  git("checkout", "--quiet", "-b", "branch");
  expect(find("1").commits).toEqual([base, base]);
  // From here on, the branch has its own baseline.
  const own = commit("2");
  expect(find("2").commits).toEqual([undefined, own]);
  expect(find("1").commits).toEqual([base, undefined]);
});

test("says why a picture stays lost", () => {
  commit("2");
  expect(find("1").reason).toMatch(/^no commit of this clone has recorded it/);
  const only = commit("1");
  expect(find("1").reason).toContain(`the code is the same as in ${only.slice(0, 10)}`);
  expect(new BaselineHistory(root, join(root, "stories/baselines")).differsInCode(only)).toBe(false);
});
