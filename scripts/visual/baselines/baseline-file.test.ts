import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Baseline, formatBaselines, parseBaselines } from "./baseline-file";
import type { Snapshot } from "./picture";

const snapshot = (digit: string): Snapshot => ({ width: 320, height: 96, hash: digit.repeat(20) });

const file = (baseline: Baseline) => formatBaselines(new Map([["a--b", baseline]]));

test("reads ids with letters of any script", () => {
  const ids = ["größe--é", "日本--表"];
  const text = formatBaselines(new Map(ids.map((id) => [id, { snapshots: new Map() }])));
  expect([...parseBaselines(text, "a.txt").keys()]).toEqual(ids);
});

test("lists stories by id and modes in a fixed order, regardless of the order in which they were recorded", () => {
  const snapshots = new Map([
    ["dark", snapshot("b")],
    ["light", snapshot("a")],
  ]);
  const text = formatBaselines(
    new Map([
      ["a--c", { snapshots: new Map([["light", snapshot("c")]]), tree: "- button\n" }],
      ["a--b", { snapshots }],
    ]),
  );
  const lines = [
    `light 320x96 ${"a".repeat(20)}`,
    `dark 320x96 ${"b".repeat(20)}`,
    `light 320x96 ${"c".repeat(20)}`,
  ];
  expect(text).toBe(
    `a--b:\n  ${lines[0]}\n\n  ${lines[1]}\n\n\na--c:\n  ${lines[2]}\n\n  tree:\n    - button\n`,
  );
  expect([...parseBaselines(text, "a.txt")].map(([id, { snapshots }]) => [id, [...snapshots]])).toEqual([
    [
      "a--b",
      [
        ["light", snapshot("a")],
        ["dark", snapshot("b")],
      ],
    ],
    ["a--c", [["light", snapshot("c")]]],
  ]);
});

test.each(['- text: "tree:"\n- list:\n  - button "Save"\n', "- text: a\u2028b\n", "\n"])(
  "keeps the accessibility tree as it is: %j",
  (tree) => {
    for (const snapshots of [new Map(), new Map([["light", snapshot("a")]])]) {
      const baselines = new Map(["a--b", "a--c"].map((id) => [id, { snapshots, tree }]));
      expect(parseBaselines(formatBaselines(baselines), "a.txt")).toEqual(baselines);
    }
  },
);

test.each([["<<<<<<< HEAD"], ["a--b:"], ["  light 320x96 zz"], [`  dark 320x96 ${"c".repeat(20)}`]])(
  "names the line and how to fix it: %s",
  (line) => {
    const text = `${file({ snapshots: new Map([["dark", snapshot("b")]]) })}${line}\n`;
    expect(() => parseBaselines(text, "stories/baselines/a.txt")).toThrow(
      /^stories\/baselines\/a\.txt:4: .*merge conflict.*--update/,
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

/** What a branch changes: modes and the tree of a story, and a mode of the next one. */
interface Changes {
  modes?: Modes;
  tree?: string;
  next?: Modes;
}

test.each<[string, Changes, Changes]>([
  ["neighboring modes", { modes: { light: snapshot("1") } }, { modes: { dark: snapshot("2") } }],
  ["first and last mode", { modes: { light: snapshot("1") } }, { modes: { "forced-colors": snapshot("2") } }],
  [
    "the last mode and a new one",
    { modes: { "forced-colors": snapshot("1") } },
    { modes: { narrow: snapshot("2") } },
  ],
  ["a mode and a removed one", { modes: { light: snapshot("1") } }, { modes: { dark: undefined } }],
  ["a mode and a new one after it", { modes: { dark: snapshot("1") } }, { modes: { rtl: snapshot("2") } }],
  ["the last mode and the tree", { modes: { "forced-colors": snapshot("1") } }, { tree: "- link\n" }],
  ["neighboring stories", { tree: "- link\n" }, { next: { light: snapshot("2") } }],
])("two branches that change %s merge without a conflict", (_, ours, theirs) => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], {
      cwd: folder,
      encoding: "utf8",
    });
  const base = ["light", "dark", "forced-colors"].map((mode) => [mode, snapshot("0")] as const);
  const snapshots = (changes: Modes = {}) => {
    const all = Object.entries({ ...Object.fromEntries(base), ...changes });
    return new Map(all.flatMap(([mode, each]) => (each ? [[mode, each]] : [])));
  };
  const baselines = ({ modes, tree = "- button\n", next }: Changes) =>
    new Map([
      ["a--b", { snapshots: snapshots(modes), tree }],
      ["a--c", { snapshots: snapshots(next), tree: "- button\n" }],
    ]);
  const commit = (changes: Changes) => {
    writeFileSync(join(folder, "a.txt"), formatBaselines(baselines(changes)));
    git("add", "a.txt");
    git("commit", "--quiet", "--message", "Change");
  };
  git("init", "--quiet", "--initial-branch", "main");
  commit({});
  git("checkout", "--quiet", "-b", "theirs");
  commit(theirs);
  git("checkout", "--quiet", "main");
  commit(ours);
  git("merge", "--quiet", "--no-edit", "theirs");

  const merged = parseBaselines(readFileSync(join(folder, "a.txt"), "utf8"), "a.txt");
  const both = { ...ours, ...theirs, modes: { ...ours.modes, ...theirs.modes } };
  expect(merged).toEqual(baselines(both));
});
