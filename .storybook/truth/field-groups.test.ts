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

function groups(owner: string, types: Record<string, TypeNode>): string[][] {
  const fields = Object.entries(types).flatMap(([prop, type]) =>
    fieldsIn(prop, type, {}).map((field) => ({ ...field, owner })),
  );
  return compatibleGroups(fields).map((group) => group.map(({ path }) => path));
}

test("separates the fields of a union's members", () => {
  expect(groups("DatePicker", { disabled: matcher })).toEqual([
    ["disabled.before"],
    ["disabled.from", "disabled.to"],
  ]);
});

test("separates the fields of an object and of the items of a list", () => {
  const oneOrMore: TypeNode = {
    kind: "union",
    members: [object("before"), { kind: "array", item: object("after") }],
  };
  expect(groups("DatePicker", { disabled: oneOrMore })).toEqual([["disabled.before"], ["disabled.after"]]);
});

test("keeps the fields of several props together", () => {
  expect(groups("DatePicker", { labels: object("today"), disabled: matcher })).toEqual([
    ["labels.today", "disabled.before"],
    ["disabled.from", "disabled.to"],
  ]);
});
