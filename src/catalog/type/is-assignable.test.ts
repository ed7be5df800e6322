import { expect, test } from "vitest";
import document from "../catalog.json";
import { entriesOf } from "../find";
import { readCatalog } from "../read";
import type { FieldDescriptor, TypeNode } from "../types";
import { formatType } from "./format";
import { isAssignable } from "./is-assignable";
import { type Types, typeOf } from "./resolve";

const types: Types = {
  Tip: { description: "A tip.", type: object({ text: "string", side: ["string"] }) },
  Icon: { description: "An icon.", type: { kind: "union", members: ["ReactNode", "ComponentType"] } },
  Box: {
    description: "A box.",
    generics: { Content: { description: "The content of the box." } },
    type: object({ content: { kind: "parameter", name: "Content" } }),
  },
};

/** An object type. A field in a list is optional. */
function object(fields: Record<string, TypeNode | [TypeNode]>): TypeNode {
  const described = Object.entries(fields).map(([name, type]): [string, FieldDescriptor] =>
    Array.isArray(type)
      ? [name, { type: type[0], description: "It." }]
      : [name, { type, required: true, description: "It." }],
  );
  return { kind: "object", fields: Object.fromEntries(described) };
}

const union = (...members: TypeNode[]): TypeNode => ({ kind: "union", members });
const literal = (value: string | number | boolean): TypeNode => ({ kind: "literal", value });
const list = (item: TypeNode): TypeNode => ({ kind: "array", item });
const fixed = (item: TypeNode): TypeNode => ({ kind: "array", item, readonly: true });
const tuple = (...items: TypeNode[]): TypeNode => ({ kind: "tuple", items: items.map((type) => ({ type })) });
const ref = (name: string, ...args: TypeNode[]): TypeNode => ({ kind: "reference", name, arguments: args });
const partial = (of: TypeNode): TypeNode => ({ kind: "partial", of });
const fn = (returns: TypeNode, ...parameters: [name: string, type: TypeNode][]): TypeNode => ({
  kind: "function",
  parameters: parameters.map(([name, type]) => ({ name, type, description: "It." })),
  returns,
});
const choice = (whenFalse: TypeNode): TypeNode => ({
  kind: "conditional",
  check: { kind: "parameter", name: "Multiple" },
  extends: literal(true),
  whenTrue: list("string"),
  whenFalse,
});

const fits = (wanted: TypeNode, given: TypeNode) =>
  isAssignable(wanted, given, { wanted: types, given: types });

const accepted: [TypeNode, TypeNode][] = [
  ["string", "string"],
  ["string", union(literal("a"), literal("b"))],
  ["boolean", literal(true)],
  [union(literal(true), literal(false)), "boolean"],
  [union("string", "boolean"), "boolean"],
  ["unknown", object({ a: "string" })],
  [union("string", "number"), "number"],
  [union(literal(1), literal(2), literal(3)), union(literal(3), literal(1))],
  ["ReactNode", union("string", "number", "null")],
  [ref("Icon"), "ReactNode"],
  [ref("Icon"), ref("Icon")],
  [fixed("string"), list("string")],
  [list(union("string", "number")), list("number")],
  [list("number"), tuple("number", "number")],
  [union("Date", "null"), "Date"],
  [partial(object({ a: "string", b: "string" })), partial(object({ a: "string" }))],
  [
    partial({ kind: "intersection", members: [object({ a: "string" }), object({ b: "string" })] }),
    object({ a: "string" }),
  ],
  [object({ a: "string", b: ["number"] }), object({ a: "string" })],
  [ref("Tip"), object({ text: "string" })],
  [ref("Box", union("string", "number")), ref("Box", "string")],
  [ref("Box", "string"), object({ content: "string" })],
  [fn("void", ["a", "string"], ["b", "number"]), fn("number")],
  [fn("void", ["a", "string"]), fn("void", ["a", union("string", "null")])],
  [union(fn("ReactNode", ["a", "string"]), "null"), fn("string", ["a", "string"])],
  [choice("string"), choice("string")],
];

const refused: [TypeNode, TypeNode][] = [
  [literal("a"), "string"],
  [literal(true), "boolean"],
  ["string", "ReactNode"],
  [list("string"), fixed("string")],
  [tuple("number", "number"), tuple("number")],
  ["Date", union("Date", "null")],
  [partial(object({ a: "string" })), partial(object({ a: "string", b: "string" }))],
  [object({ a: "string" }), object({ a: ["string"] })],
  [object({ a: "string", b: "number" }), object({ a: "string" })],
  [ref("Tip"), object({ txet: "string" })],
  [ref("Box", "string"), ref("Box", "number")],
  [ref("Gone"), object({ text: "string" })],
  [fn("void"), fn("void", ["a", "string"])],
  [fn("void", ["b", "number"], ["a", "number"]), fn("void", ["a", "number"], ["b", "number"])],
  [fn("string"), fn("void")],
  [choice("string"), choice("number")],
  ["string", fn("string")],
];

const named = (pairs: [TypeNode, TypeNode][]) =>
  pairs.map(([wanted, given]) => [formatType(wanted), formatType(given), wanted, given] as const);

test.each(named(accepted))("%s accepts %s", (_, __, wanted, given) => {
  expect(fits(wanted, given)).toBe(true);
});

test.each(named(refused))("%s does not accept %s", (_, __, wanted, given) => {
  expect(fits(wanted, given)).toBe(false);
});

test("every type of the catalog accepts itself", () => {
  const catalog = readCatalog(document);
  const scope = catalog.types ?? {};
  const props = entriesOf(catalog).flatMap(({ part, component }) => Object.values((part ?? component).props));
  const all = [...props.map(typeOf), ...Object.values(scope).map(({ type }) => type)];
  const wrong = all.filter((type) => !isAssignable(type, type, { wanted: scope, given: scope }));
  expect(wrong.map(formatType)).toEqual([]);
});
