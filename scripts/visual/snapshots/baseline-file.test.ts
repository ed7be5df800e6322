import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formatSnapshots, parseSnapshots } from "./baseline-file";
import type { Snapshot } from "./snapshot";

const snapshot = (digit: string): Snapshot => ({ width: 320, height: 96, hash: digit.repeat(20) });

test("lists the modes in a fixed order, regardless of the order in which they were recorded", () => {
  const text = formatSnapshots(
    new Map([
      ["dark", snapshot("b")],
      ["light", snapshot("a")],
    ]),
  );
  expect(text).toBe(`light 320x96 ${"a".repeat(20)}\n\ndark 320x96 ${"b".repeat(20)}\n\n`);
  expect([...parseSnapshots(text, "a.txt")]).toEqual([
    ["light", snapshot("a")],
    ["dark", snapshot("b")],
  ]);
});

test.each([["<<<<<<< HEAD"], ["light 320x96 zz"], [`dark 320x96 ${"c".repeat(20)}`]])(
  "names the line and how to fix it: %s",
  (line) => {
    const text = `${formatSnapshots(new Map([["dark", snapshot("b")]]))}${line}\n`;
    expect(() => parseSnapshots(text, "stories/baselines/a.txt")).toThrow(
      /^stories\/baselines\/a\.txt:3: .*merge conflict.*--update/,
    );
  },
);

// git is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "baseline-merge-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ["neighboring modes", { light: snapshot("1") }, { dark: snapshot("2") }],
  ["first and last mode", { light: snapshot("1") }, { "forced-colors": snapshot("2") }],
  ["the last mode and a new one", { "forced-colors": snapshot("1") }, { narrow: snapshot("2") }],
  ["a mode and a removed one", { light: snapshot("1") }, { dark: undefined }],
  ["a mode and a new one after it", { dark: snapshot("1") }, { rtl: snapshot("2") }],
])("two branches that change %s merge without a conflict", (_, ours, theirs) => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], {
      cwd: folder,
      encoding: "utf8",
    });
  const base = new Map(["light", "dark", "forced-colors"].map((mode) => [mode, snapshot("0")] as const));
  const commit = (changes: Record<string, Snapshot | undefined>) => {
    const snapshots = new Map<string, Snapshot>(base);
    for (const [mode, changed] of Object.entries(changes)) {
      if (changed) snapshots.set(mode, changed);
      else snapshots.delete(mode);
    }
    writeFileSync(join(folder, "a.txt"), formatSnapshots(snapshots));
    git("add", "a.txt");
    git("commit", "--quiet", "--message", "Change");
  };
  git("init", "--quiet", "--initial-branch", "main");
  commit({});
  git("checkout", "--quiet", "-b", "theirs");
  commit(theirs as Record<string, Snapshot | undefined>);
  git("checkout", "--quiet", "main");
  commit(ours as Record<string, Snapshot | undefined>);
  git("merge", "--quiet", "--no-edit", "theirs");

  const merged = parseSnapshots(readFileSync(join(folder, "a.txt"), "utf8"), "a.txt");
  for (const [mode, changed] of Object.entries({ ...ours, ...theirs })) {
    expect(merged.get(mode)).toEqual(changed);
  }
});
