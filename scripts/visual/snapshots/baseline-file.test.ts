import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formatBaseline, parseBaseline } from "./baseline-file";
import type { Snapshot } from "./snapshot";

const snapshot = (digit: string): Snapshot => ({ width: 320, height: 96, hash: digit.repeat(20) });

test("lists the modes in a fixed order, regardless of the order in which they were recorded", () => {
  const snapshots = new Map([
    ["dark", snapshot("b")],
    ["light", snapshot("a")],
  ]);
  const text = formatBaseline({ snapshots });
  expect(text).toBe(`light 320x96 ${"a".repeat(20)}\n\ndark 320x96 ${"b".repeat(20)}\n\n`);
  expect([...parseBaseline(text, "a.txt").snapshots]).toEqual([
    ["light", snapshot("a")],
    ["dark", snapshot("b")],
  ]);
});

test.each(['- text: "tree:"\n- button "Save"\n', "\n"])(
  "keeps the accessibility tree as it is: %j",
  (tree) => {
    for (const snapshots of [new Map(), new Map([["light", snapshot("a")]])]) {
      expect(parseBaseline(formatBaseline({ snapshots, tree }), "a.txt")).toEqual({ snapshots, tree });
    }
  },
);

test.each([["<<<<<<< HEAD"], ["light 320x96 zz"], [`dark 320x96 ${"c".repeat(20)}`]])(
  "names the line and how to fix it: %s",
  (line) => {
    const text = `${formatBaseline({ snapshots: new Map([["dark", snapshot("b")]]) })}${line}\n`;
    expect(() => parseBaseline(text, "stories/baselines/a.txt")).toThrow(
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

type Modes = Record<string, Snapshot | undefined>;

test.each<[string, Modes, Modes, string?]>([
  ["neighboring modes", { light: snapshot("1") }, { dark: snapshot("2") }],
  ["first and last mode", { light: snapshot("1") }, { "forced-colors": snapshot("2") }],
  ["the last mode and a new one", { "forced-colors": snapshot("1") }, { narrow: snapshot("2") }],
  ["a mode and a removed one", { light: snapshot("1") }, { dark: undefined }],
  ["a mode and a new one after it", { dark: snapshot("1") }, { rtl: snapshot("2") }],
  ["the last mode and the tree", { "forced-colors": snapshot("1") }, {}, "- link\n"],
])("two branches that change %s merge without a conflict", (_, ours, theirs, tree) => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], {
      cwd: folder,
      encoding: "utf8",
    });
  const base = new Map(["light", "dark", "forced-colors"].map((mode) => [mode, snapshot("0")] as const));
  const commit = (changes: Modes, tree = "- button\n") => {
    const snapshots = new Map<string, Snapshot>(base);
    for (const [mode, changed] of Object.entries(changes)) {
      if (changed) snapshots.set(mode, changed);
      else snapshots.delete(mode);
    }
    writeFileSync(join(folder, "a.txt"), formatBaseline({ snapshots, tree }));
    git("add", "a.txt");
    git("commit", "--quiet", "--message", "Change");
  };
  git("init", "--quiet", "--initial-branch", "main");
  commit({});
  git("checkout", "--quiet", "-b", "theirs");
  commit(theirs, tree);
  git("checkout", "--quiet", "main");
  commit(ours);
  git("merge", "--quiet", "--no-edit", "theirs");

  const merged = parseBaseline(readFileSync(join(folder, "a.txt"), "utf8"), "a.txt");
  for (const [mode, changed] of Object.entries({ ...ours, ...theirs })) {
    expect(merged.snapshots.get(mode)).toEqual(changed);
  }
  expect(merged.tree).toBe(tree ?? "- button\n");
});
