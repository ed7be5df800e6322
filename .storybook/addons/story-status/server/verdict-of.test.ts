import { expect, test } from "vitest";
import type { Layer, StoryRecord } from "../../../../scripts/runner/record";
import { verdictOf } from "./verdict-of";

const record: StoryRecord = {
  id: "components-badge--variants",
  title: "Components/Badge",
  name: "Variants",
  failures: [],
  pictures: [
    { mode: "light", width: 8, height: 8, hash: "a", outcome: "same" },
    { mode: "dark", width: 8, height: 8, hash: "b", outcome: "same" },
  ],
  facts: [],
  shown: [],
  axe: true,
  play: false,
  attempts: 1,
  milliseconds: 300,
};

function failing(...layers: Layer[]): StoryRecord {
  return { ...record, failures: layers.map((layer) => ({ layer, message: "…" })) };
}

test("a story without failures passes each check", () => {
  expect(verdictOf(record).checks).toEqual({
    runner: { outcome: "passed", text: "Passed." },
    axe: { outcome: "passed", text: "No violations." },
    snapshot: { outcome: "passed", text: "2 pictures match." },
  });
});

test("a failure fails its own check only", () => {
  const { runner, axe, snapshot } = verdictOf(failing("axe", "visual", "visual", "tree")).checks;
  expect(runner.outcome).toBe("passed");
  expect(axe).toEqual({ outcome: "failed", text: "1 violation." });
  expect(snapshot).toEqual({ outcome: "failed", text: "2 pictures differ. The accessibility tree differs." });
});

test("checks that come after an error don't pass", () => {
  const broken = { ...failing("interaction"), pictures: [], axe: false };
  const { runner, axe, snapshot } = verdictOf(broken).checks;
  expect(runner.outcome).toBe("failed");
  for (const check of [axe, snapshot]) {
    expect(check).toEqual({ outcome: "unknown", text: "Not checked: the story failed." });
  }
});

test("checks that the story turns off don't pass", () => {
  const { axe, snapshot } = verdictOf({ ...record, axe: false, pictures: [] }).checks;
  expect([axe.outcome, snapshot.outcome]).toEqual(["unknown", "unknown"]);
});
