import { expect, test } from "vitest";
import document from "../catalog.json";
import { readCatalog } from "../read";
import type { TypeNode } from "../types";
import { formatType } from "./format";
import { isValueOfType } from "./is-value-of-type";
import { callbackSignatures } from "./signatures";

const { types = {} } = readCatalog(document);

const literal = (value: string): TypeNode => ({ kind: "literal", value });
const strings: TypeNode = { kind: "array", item: "string" };
const point: TypeNode = {
  kind: "tuple",
  items: [
    { name: "from", type: "number" },
    { name: "to", type: "number" },
  ],
};
const ref = (name: string): TypeNode => ({ kind: "reference", name });
const details = {
  reason: "escape-key",
  event: new Event("keydown"),
  trigger: undefined,
  cancel: () => undefined,
  isCanceled: false,
  allowPropagation: () => undefined,
};

const cases: [TypeNode, unknown, boolean][] = [
  ["boolean", true, true],
  ["boolean", "true", false],
  [{ kind: "union", members: [literal("a"), literal("b")] }, "b", true],
  [{ kind: "union", members: [literal("a"), literal("b")] }, "c", false],
  [strings, ["a", "b"], true],
  [strings, ["a", 1], false],
  [point, [1, 2], true],
  [{ kind: "union", members: ["Date", "undefined"] }, new Date(0), true],
  [{ kind: "union", members: ["Date", "undefined"] }, undefined, true],
  ["Date", "2026-01-01", false],
  [ref("CommandPaletteSelectOptions"), { newTab: false }, true],
  [ref("CommandPaletteSelectOptions"), {}, false],
  [{ kind: "partial", of: ref("CommandPaletteSelectOptions") }, {}, true],
  ["unknown", undefined, true],
  [ref("DialogOpenChangeDetails"), details, true],
  [ref("DialogOpenChangeDetails"), { ...details, reason: "swipe" }, false],
  [ref("DialogOpenChangeDetails"), { ...details, cancel: undefined }, false],
  [ref("DialogOpenChangeDetails"), undefined, false],
  // Types of other packages are opaque, so any value except undefined is valid.
  [{ kind: "external", name: "Locale", module: "date-fns" }, {}, true],
  [{ kind: "external", name: "Locale", module: "date-fns" }, undefined, false],
];

test.each(cases.map(([type, value, is]) => [formatType(type), value, is, type] as const))(
  "%s holds %j: %s",
  (_, value, is, type) => {
    expect(isValueOfType(type, value, types)).toBe(is);
  },
);

test("finds callbacks whose result is unused, also in a union", () => {
  const called = (returns: TypeNode): TypeNode => ({ kind: "function", parameters: [], returns });
  expect(callbackSignatures(called("void"))).toHaveLength(1);
  expect(callbackSignatures({ kind: "union", members: [called("void"), called("void")] })).toHaveLength(2);
  expect(callbackSignatures(called("string"))).toEqual([]);
  expect(callbackSignatures("ReactNode")).toEqual([]);
});
