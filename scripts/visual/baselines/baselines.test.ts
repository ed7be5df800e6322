import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Baseline, formatBaselines, parseBaselines } from "./baselines";
import type { Snapshot } from "./picture";

const snapshot = (digit: string): Snapshot => ({ width: 320, height: 96, hash: digit.repeat(20) });

const file = (baseline: Baseline) => formatBaselines(new Map([["a--b", baseline]]));

test("reads ids with letters of any script", () => {
  const ids = ["größe--é", "日本--表"];
  const text = formatBaselines(new Map(ids.map((id) => [id, { snapshots: new Map() }])));
  expect([...parseBaselines(text, "a.txt").keys()]).toEqual(ids);
});

test("lists stories by id and modes in a fixed order, regardless of the order in which they were recorded", () => {
  const [light, dark] = [snapshot("a"), snapshot("b")];
  const snapshots = new Map(Object.entries({ dark, light }));
  const text = formatBaselines(
    new Map([
      ["a--c", { snapshots: new Map([["light", light]]), tree: "- button\n" }],
      ["a--b", { snapshots }],
    ]),
  );
  expect(text).toBe(
    `a--b:\n  light 320x96 ${light.hash}\n\n  dark 320x96 ${dark.hash}\n\n\n` +
      `a--c:\n  light 320x96 ${light.hash}\n\n  tree:\n    - button\n`,
  );
  expect(parseBaselines(text, "a.txt").get("a--b")?.snapshots).toEqual(snapshots);
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

/** A branch's change: snapshots and the tree of a story, and a snapshot of the next one. */
interface Changes {
  modes?: Record<string, Snapshot | undefined>;
  tree?: string;
  next?: Snapshot;
}

test.each<[string, Changes, Changes]>([
  ["neighboring modes", { modes: { light: snapshot("1") } }, { modes: { dark: snapshot("2") } }],
  ["a mode and a removed one", { modes: { light: snapshot("1") } }, { modes: { dark: undefined } }],
  ["the last mode and the tree", { modes: { rtl: snapshot("1") } }, { tree: "- link\n" }],
  ["neighboring stories", { tree: "- link\n" }, { next: snapshot("2") }],
])("two branches that change %s merge without a conflict", (_, ours, theirs) => {
  const folder = mkdtempSync(join(tmpdir(), "baseline-merge-"));
  const text = ({ modes, tree = "- button\n", next = snapshot("0") }: Changes) => {
    const all = { light: snapshot("0"), dark: snapshot("0"), rtl: snapshot("0"), ...modes };
    const snapshots = new Map(Object.entries(all).flatMap(([mode, each]) => (each ? [[mode, each]] : [])));
    return formatBaselines(
      new Map([
        ["a--b", { snapshots, tree }],
        ["a--c", { snapshots: new Map([["light", next]]), tree }],
      ]),
    );
  };
  const versions = { ours: text(ours), base: text({}), theirs: text(theirs) };
  for (const [name, version] of Object.entries(versions)) writeFileSync(join(folder, name), version);
  const merge = ["merge-file", "--stdout", "ours", "base", "theirs"];
  const merged = execFileSync("git", merge, { cwd: folder, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect(merged).toBe(text({ ...ours, ...theirs, modes: { ...ours.modes, ...theirs.modes } }));
});
