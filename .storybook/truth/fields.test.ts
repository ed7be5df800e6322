import { expect, test } from "vitest";
import type { FieldDescriptor, TypeNode } from "../../src/catalog/type/node";
import type { Types } from "../../src/catalog/type/resolve";
import { catalog } from "../kit/lookup";
import { otherValues, withField } from "./field-values";
import { elsewhere, fieldsIn } from "./fields";

const field = (type: TypeNode, required?: true): FieldDescriptor => ({
  type,
  ...(required && { required }),
  description: "A field.",
});
const listOf = (name: string): TypeNode => ({ kind: "array", item: { kind: "reference", name } });

const types: Types = {
  Item: {
    description: "An item.",
    type: {
      kind: "object",
      fields: {
        label: field("string", true),
        onOpen: field({ kind: "function", parameters: [], returns: "void" }),
        tip: field({ kind: "union", members: ["string", { kind: "reference", name: "Tip" }] }),
        children: field(listOf("Item")),
      },
    },
  },
  Tip: { description: "A tip.", type: { kind: "object", fields: { wide: field("boolean") } } },
  PluralForms: { description: "Forms.", type: { kind: "object", fields: { other: field("string", true) } } },
};

const fields = fieldsIn("items", listOf("Item"), types);
const named = (path: string) => {
  const found = fields.find((each) => each.path === path);
  if (!found) throw new Error(`There is no field ${path}.`);
  return found;
};

test("lists the fields of objects in lists, unions and other objects, without callbacks", () => {
  expect(fields.map(({ path }) => path)).toEqual([
    "items.label",
    "items.tip",
    "items.tip.wide",
    "items.children",
  ]);
});

test("leaves out the fields of types that another check covers", () => {
  const labels: TypeNode = {
    kind: "object",
    fields: { count: field({ kind: "reference", name: "PluralForms" }) },
  };
  expect(fieldsIn("labels", labels, types).map(({ path }) => path)).toEqual(["labels.count"]);
});

test("the catalog has every type that is left out", () => {
  expect(Object.keys(elsewhere).filter((name) => !catalog.types?.[name])).toEqual([]);
});

test("changes a field in each item, and keeps the others", () => {
  const items = [{ label: "Home" }, { label: "Team", tip: "Members" }];
  expect(withField(items, named("items.label"), (label) => `${label}!`, types)).toEqual([
    { label: "Home!" },
    { label: "Team!", tip: "Members" },
  ]);
  expect(withField(items, named("items.tip.wide"), () => true, types)).toEqual([
    { label: "Home", tip: { wide: true } },
    { label: "Team", tip: { wide: true } },
  ]);
});

test("makes an object with the required fields if there is none", () => {
  expect(withField(undefined, named("items.tip.wide"), () => true, types)).toEqual([
    { label: "text", tip: { wide: true } },
  ]);
});

test("does not add an absent field to an object", () => {
  const [item] = withField([{ label: "Home" }], named("items.tip"), (tip) => tip, types) as object[];
  expect(item).toEqual({ label: "Home" });
});

test("finds other values of a type, starting with a marked text", () => {
  const side: TypeNode = {
    kind: "union",
    members: [
      { kind: "literal", value: "top" },
      { kind: "literal", value: "left" },
    ],
  };
  const others = (type: TypeNode, value: unknown, path = "items.label") =>
    otherValues({ prop: "items", path, steps: [], type }, value, "mark", types);
  expect(others("string", "Home")).toEqual(["mark"]);
  expect(others({ kind: "union", members: ["boolean", "ReactNode"] }, true)).toEqual(["mark", false]);
  expect(others(side, "top")).toEqual(["left"]);
  expect(others("boolean", undefined)).toEqual([true, false]);
  expect(others("number", 3)).toEqual([4]);
  expect(others({ kind: "reference", name: "PluralForms" }, undefined)).toEqual([{ other: "mark" }]);
  expect(others("string", "en", "labels.locale")).toEqual(["ar-EG", "ja"]);
});
