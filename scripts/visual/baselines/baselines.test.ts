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
