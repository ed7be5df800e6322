import { describe, expect, test } from "vitest";
import type { Catalog, Check, ParameterDescriptor } from "../../../src/catalog/types";
import { expectedFacts, mergeFacts, shownFacts } from "./facts";
import { problemOf } from "./guides";
import { keyName } from "./in-page/keys";
import type { Rendered } from "./in-page/render-module";

const on: ParameterDescriptor = { name: "on", type: "boolean", description: "Whether it is lit." };
const lamp = {
  name: "Lamp",
  description: "Lights an area of the page.",
  props: {
    glow: {
      type: "enum",
      description: "How bright it is.",
      values: ["soft", "harsh"],
      descriptions: { soft: "For the evening." },
      classes: { soft: "k:opacity-50" },
      default: "soft",
      deprecatedValues: { harsh: "Use `soft`." },
    },
    onSwitch: {
      type: "(on: boolean) => void",
      structure: { kind: "function", parameters: [on], returns: "void" },
      description: "Called when someone switches it.",
    },
    label: {
      type: "(on: boolean) => string",
      structure: { kind: "function", parameters: [on], returns: "string" },
      description: "Its accessible name, lit or not.",
    },
  },
  guide: {
    keyboard: [{ keys: ["Enter", "Shift+Tab"] }, { keys: ["Enter"] }],
  },
  subComponents: { Shade: { name: "Shade", description: "Dims the light at night.", props: {} } },
};
const catalog = { components: { Lamp: lamp } } as unknown as Catalog;
const list = (facts: ReturnType<typeof expectedFacts>) =>
  facts.map(({ kind, subject }) => `${kind} ${subject}`);

test("expects a fact for every statement of the catalog, and no other facts", () => {
  expect(list(expectedFacts(catalog))).toEqual([
    "default Lamp.glow",
    "values Lamp.glow=soft",
    "values Lamp.glow=harsh",
    "deprecated Lamp.glow=harsh",
    // A function whose result is used isn't a callback.
    "callbacks Lamp.onSwitch",
    "keyboard Lamp Enter",
    "keyboard Lamp Shift+Tab",
    "parts Lamp.Shade",
    "parts Lamp.Shade exists",
  ]);
});

describe("what stories recorded", () => {
  const expected = [
    { kind: "values", subject: "Lamp.glow=soft" },
    { kind: "keyboard", subject: "Lamp Enter" },
  ];
  const [values = { kind: "", subject: "" }, keys = values] = expected;
  const contrary = { ...keys, problem: "it does nothing" };

  test("a fact that no story showed fails, and says what was expected", () => {
    expect(mergeFacts(expected, [values])).toEqual([
      values,
      { ...keys, problem: expect.stringMatching(/^no story presses it/) },
    ]);
  });

  test("one contradicting story outweighs all others, in any order", () => {
    expect(mergeFacts([keys], [keys, contrary])).toEqual([contrary]);
    expect(mergeFacts([keys], [contrary, keys])).toEqual([contrary]);
    expect(mergeFacts([], [contrary])).toEqual([contrary]);
  });

  test("a story that passes must show each value", () => {
    const cells = ["Lamp.glow=soft"];
    const missing = (failures: object[]) =>
      shownFacts(catalog, [{ failures, shown: cells }] as never).flatMap(({ subject, problem }) =>
        problem ? [subject] : [],
      );
    expect(missing([])).toEqual(["Lamp.glow=harsh"]);
    expect(missing([{}])).toEqual(["Lamp.glow=soft", "Lamp.glow=harsh"]);
  });
});

test.each<[check: Check, compiler: string | undefined, rendered: Partial<Rendered>, problem: RegExp]>([
  ["types", "TS2322: no", {}, /^$/],
  ["error", undefined, { error: "no parent" }, /^$/],
  ["warning", undefined, { messages: ["Kerf: no"] }, /^$/],
  ["axe label", undefined, { rules: ["label"] }, /^$/],
  ["types", undefined, {}, /^it compiles$/],
  ["error", undefined, {}, /^it renders/],
  ["error", "TS2322: no", {}, /^it does not compile: TS2322/],
  ["warning", undefined, { messages: ["React says"] }, /^nothing warns/],
  ["axe label", undefined, { rules: ["alt"] }, /^axe finds no label; warnings: none; axe: alt$/],
  ["axe label", undefined, { error: "no" }, /^it throws: no$/],
])("a don't caught by %s, with the compiler's message %s and %j", (caughtBy, compiler, rendered, problem) => {
  const found = problemOf({ caughtBy }, compiler, { messages: [], rules: [], ...rendered });
  expect(found ?? "").toMatch(problem);
});

test.each([
  ["ArrowDown", {}, "ArrowDown"],
  [" ", {}, "Space"],
  ["Tab", { shiftKey: true }, "Shift+Tab"],
  ["b", { ctrlKey: true }, "Mod+B"],
  ["Enter", { metaKey: true }, "Mod+Enter"],
  ["*", { shiftKey: true }, "*"],
  ["A", { shiftKey: true }, "Characters"],
])("the key %j with %j is called %s, as in guides", (key, modifiers, name) => {
  const none = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
  expect(keyName({ key, ...none, ...modifiers })).toBe(name);
});
