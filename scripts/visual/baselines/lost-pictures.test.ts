import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { formatBaselines } from "./baseline-file";
import { BaselineHistory } from "./lost-pictures";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "recorded-"));
  git("init", "--quiet", "--initial-branch", "main");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function git(...args: string[]): string {
  const author = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  return execFileSync("git", [...author, ...args], { cwd: root, encoding: "utf8" }).trim();
}

function write(file: string, text: string): void {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Writes the `light` baselines of the story and of another of its title. */
function record(digit: string, other = "0"): void {
  const baseline = (digit: string) => ({
    snapshots: new Map([["light", { width: 8, height: 4, hash: digit.repeat(20) }]]),
  });
  const baselines = new Map([
    ["a--a", baseline(other)],
    ["a--b", baseline(digit)],
  ]);
  write("stories/baselines/a.txt", formatBaselines(baselines));
}

function commit(code: string): string {
  write("src/code.ts", code);
  git("add", "--all");
  git("commit", "--quiet", "--message", code);
  return git("rev-parse", "HEAD");
}

function find(digit: string) {
  const history = new BaselineHistory(root, join(root, "stories/baselines"));
  const wanted = { storyId: "a--b", mode: "light", hash: digit.repeat(20) };
  const commits = [history.baseWith(wanted), history.recordingCommit(wanted)];
  return { commits: commits.map((each) => each || undefined), reason: history.reasonWithout(wanted) };
}

test("finds the commit where the branch began, and the one that recorded the hash", () => {
  record("1");
  const recorded = commit("first");
  const base = commit("second");
  git("checkout", "--quiet", "-b", "branch");
  record("1", "3");
  commit("third");
  expect(find("1").commits).toEqual([base, recorded]);
  // From here on, the branch has its own baseline.
  record("2");
  const own = commit("fourth");
  expect(find("2").commits).toEqual([undefined, own]);
  expect(find("1").commits).toEqual([base, recorded]);
});

test("says why a picture stays lost", () => {
  expect(find("1").reason).toBe("there is no git history to render it from");
  commit("first");
  record("1");
  expect(find("1").reason).toBe("no commit has recorded it");
  const only = commit("second");
  expect(find("1").reason).toContain(`the code is the same as in ${only.slice(0, 10)}`);
  expect(new BaselineHistory(root, join(root, "stories/baselines")).differsInCode(only)).toBe(false);
});
