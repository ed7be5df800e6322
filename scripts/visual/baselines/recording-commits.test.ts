import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formatBaselines } from "./baseline-file";
import { findCandidates } from "./recording-commits";

// git and npm are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "recorded-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], {
    cwd: root,
    encoding: "utf8",
  }).trim();

function write(file: string, text: string): void {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const hash = (digit: string) => digit.repeat(20);

/** Writes the `light` baselines of the story and of another of its title. */
function record(digit: string, other = "0"): void {
  const baseline = (digit: string) => ({
    snapshots: new Map([["light", { width: 8, height: 4, hash: hash(digit) }]]),
    tree: '- button "Save"\n',
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

function candidatesOf(digit: string) {
  const wanted = { storyId: "a--b", mode: "light", hash: hash(digit) };
  return findCandidates(root, join(root, "stories/baselines"), [wanted]).get(wanted);
}

test("tries the commit where the branch began, then the one that recorded the hash", () => {
  git("init", "--quiet", "--initial-branch", "main");
  record("1");
  const recorded = commit("first");
  const base = commit("second");
  git("checkout", "--quiet", "-b", "branch");
  record("1", "3");
  commit("third");
  expect(candidatesOf("1")).toEqual({ commits: [base, recorded] });
  // From here on, the branch has its own baseline.
  record("2");
  const own = commit("fourth");
  write("src/code.ts", "not committed");
  expect(candidatesOf("2")).toEqual({ commits: [own] });
});

test("skips a commit with the same code as the work tree, which would render the same picture", () => {
  git("init", "--quiet", "--initial-branch", "main");
  record("1");
  const only = commit("first");
  expect(candidatesOf("1")).toEqual({
    reason: `could not be reproduced: the code is the same as in ${only.slice(0, 10)}, which recorded it`,
  });
});

test("says that no commit recorded a baseline that was never committed", () => {
  git("init", "--quiet", "--initial-branch", "main");
  commit("first");
  record("1");
  expect(candidatesOf("1")).toEqual({ reason: "no commit has recorded it" });
});

test("says that there is no history outside of git", () => {
  record("1");
  expect(candidatesOf("1")).toEqual({ reason: "there is no git history to render it from" });
});

test("says how to fetch the history of a shallow clone", () => {
  const origin = join(root, "origin");
  const clone = join(root, "clone");
  mkdirSync(origin);
  const all = root;
  root = origin;
  git("init", "--quiet", "--initial-branch", "main");
  record("1");
  commit("first");
  commit("second");
  root = all;
  git("clone", "--quiet", "--depth", "1", `file://${origin}`, clone);
  root = clone;
  expect(candidatesOf("1")).toEqual({ reason: expect.stringMatching(/shallow.*git fetch --unshallow/) });
  root = all;
});
