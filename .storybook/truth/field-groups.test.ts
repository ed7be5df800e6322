import { expect, test } from "vitest";
import type { FieldDescriptor, TypeNode } from "../../src/catalog/type/node";
import { compatibleGroups } from "./field-groups";
import { fieldsIn } from "./fields";

const day: FieldDescriptor = { type: "Date", description: "A day." };
const object = (...names: string[]): TypeNode => ({
  kind: "object",
  fields: Object.fromEntries(names.map((name) => [name, day])),
});
const matcher: TypeNode = { kind: "union", members: [object("before"), object("from", "to")] };

const ownFields = (owner: string, prop: string, type: TypeNode) =>
  fieldsIn(prop, type, {}).map((field) => ({ ...field, owner }));

function groups(...fields: ReturnType<typeof ownFields>[]): string[][] {
  return compatibleGroups(fields.flat()).map((group) => group.map(({ owner, path }) => `${owner}.${path}`));
}

test("separates the fields of a union's members", () => {
  expect(groups(ownFields("DatePicker", "disabled", matcher))).toEqual([
    ["DatePicker.disabled.before"],
    ["DatePicker.disabled.from", "DatePicker.disabled.to"],
  ]);
});

test("separates the fields of an object and of the items of a list", () => {
  const oneOrMore: TypeNode = {
    kind: "union",
    members: [object("before"), { kind: "array", item: object("after") }],
  };
  expect(groups(ownFields("DatePicker", "disabled", oneOrMore))).toEqual([
    ["DatePicker.disabled.before"],
    ["DatePicker.disabled.after"],
  ]);
});

test("keeps the fields of several props together", () => {
  expect(
    groups(ownFields("DatePicker", "labels", object("today")), ownFields("DatePicker", "disabled", matcher)),
  ).toEqual([
    ["DatePicker.labels.today", "DatePicker.disabled.before"],
    ["DatePicker.disabled.from", "DatePicker.disabled.to"],
  ]);
});

test("separates the fields of a component and of the part that it passes them to", () => {
  const labels = object("empty", "loading");
  expect(
    groups(ownFields("Palette", "labels", labels), ownFields("Palette.Panel", "labels", labels)),
  ).toEqual([
    ["Palette.labels.empty", "Palette.labels.loading"],
    ["Palette.Panel.labels.empty", "Palette.Panel.labels.loading"],
  ]);
});
