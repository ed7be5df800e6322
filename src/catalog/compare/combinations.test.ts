import { expect, test } from "vitest";
import type { CombinedProp } from "../types";
import { judgeCombinations } from "./combinations";

type Combination = Record<string, CombinedProp>;

const literal = (value: string): CombinedProp => ({ type: { kind: "literal", value } });
const shape = (value: string): CombinedProp => ({ ...literal(value), required: true });
const label: CombinedProp = { type: "string" };
const text: Combination = { shape: literal("base"), "aria-label": label };
const icon: Combination = { shape: shape("square"), "aria-label": { ...label, required: true } };
const unnamedIcon: Combination = { shape: shape("square"), "aria-label": label };

const defined = { Tip: { description: "A tip.", type: "string" as const } };
const types = { before: defined, after: defined };

test.each<[string, Combination[] | undefined, Combination[] | undefined, string]>([
  ["props no longer depend on each other", [text, icon], undefined, "minor"],
  ["props depend on each other from now on", undefined, [text, icon], "major"],
  ["a combination added", [text], [text, icon], "minor"],
  ["a combination removed", [text, icon], [text], "major"],
  ["a prop required in a combination", [text, unnamedIcon], [text, icon], "major"],
  ["a prop optional in a combination", [text, icon], [text, unnamedIcon], "minor"],
  ["a prop that can't be passed any more", [text], [{ shape: literal("base"), "aria-label": {} }], "major"],
])("%s", (_, before, after, level) => {
  expect(judgeCombinations(before, after, types).level).toBe(level);
});

test("doesn't report combinations for a plain catalog", () => {
  expect(judgeCombinations(undefined, [text, icon], { before: {}, after: defined }).level).toBe("patch");
});
