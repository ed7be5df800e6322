import { expect, test } from "vitest";
import type { Catalog, FieldDescriptor, ParameterDescriptor, TypeDefinition, TypeNode } from "../types";
import { compareCatalogs } from "./compare";

const ref = (name: string, ...args: TypeNode[]): TypeNode => ({ kind: "reference", name, arguments: args });
const union = (...members: TypeNode[]): TypeNode => ({ kind: "union", members });
const literal = (value: string): TypeNode => ({ kind: "literal", value });
const parameter = (name: string, type: TypeNode): ParameterDescriptor => ({ name, type, description: "It." });
const call = (...parameters: ParameterDescriptor[]): TypeNode => ({
  kind: "function",
  parameters,
  returns: "void",
});
const required = (type: TypeNode): FieldDescriptor => ({ type, required: true, description: "It." });
const optional = (type: TypeNode): FieldDescriptor => ({ type, description: "It." });
const object = (fields: Record<string, FieldDescriptor>): TypeNode => ({ kind: "object", fields });

const tip = { text: optional("string"), copiedText: optional("string") };
const option = { icon: required("ReactNode"), onClick: optional(call(parameter("event", "Event"))) };
const details = { reason: required(ref("Reason")), cancel: required(call()) };
const reasons = union(literal("escape-key"), literal("outside-press"));
const definition = (type: TypeNode): TypeDefinition => ({ description: "It.", type });

const types: Record<string, TypeDefinition> = {
  Tip: definition(object(tip)),
  Option: definition(object(option)),
  Details: definition(object(details)),
  Reason: definition(reasons),
  Filter: {
    description: "It.",
    generics: { Item: { description: "It." } },
    type: { kind: "function", parameters: [parameter("query", "string")], returns: "boolean" },
  },
};

/** `tip` and `options` are passed by the caller, and the details by the component. */
function catalogOf(changed: Record<string, TypeDefinition | undefined> = {}): Catalog {
  const prop = (type: string, structure: TypeNode) => ({ type, structure, description: "It." });
  const defined = Object.entries({ ...types, ...changed }).filter(([, type]) => type !== undefined);
  return {
    version: "1.0.0",
    components: {
      Pill: {
        name: "Pill",
        type: "component",
        description: "A word in a frame.",
        importPath: "@test/kit",
        category: "Display",
        props: {
          tip: prop("Tip", ref("Tip")),
          options: prop("Option[]", { kind: "array", item: ref("Option") }),
          onClose: prop("(details: Details) => void", call(parameter("details", ref("Details")))),
          filter: prop("Filter<string>", ref("Filter", "string")),
        },
        examples: [],
        colors: [],
      },
    },
    types: Object.fromEntries(defined) as Record<string, TypeDefinition>,
  };
}

const { copiedText: _, ...shortTip } = tip;
const { onClick: __, ...shortOption } = option;
const withTip = (fields: Record<string, FieldDescriptor>) => ({ Tip: definition(object(fields)) });
const withDetails = (fields: Record<string, FieldDescriptor>) => ({ Details: definition(object(fields)) });
const withReasons = (...values: string[]) => ({ Reason: definition(union(...values.map(literal))) });
const filter = types.Filter as TypeDefinition;

/** Cases, each with the expected level and line. */
const cases: [
  change: string,
  changed: Record<string, TypeDefinition | undefined>,
  level: string,
  line?: string,
][] = [
  ["no change", {}, "none"],
  [
    "field renamed",
    withTip({ ...shortTip, doneText: optional("string") }),
    "major",
    "Tip.copiedText field removed",
  ],
  ["field removed", { Option: definition(object(shortOption)) }, "major", "Option.onClick field removed"],
  ["optional field added", withTip({ ...tip, side: optional("string") }), "minor", "Tip.side field added"],
  [
    "required field added",
    withTip({ ...tip, side: required("string") }),
    "major",
    "Tip.side required field added",
  ],
  [
    "field became required",
    withTip({ ...tip, text: required("string") }),
    "major",
    "Tip.text became required",
  ],
  [
    "field narrowed",
    withTip({ ...tip, text: optional(literal("Copy")) }),
    "major",
    'Tip.text type string → "Copy"',
  ],
  [
    "field widened",
    withTip({ ...tip, text: optional("ReactNode") }),
    "minor",
    "Tip.text type string → ReactNode, which accepts more",
  ],
  [
    "default of a field changed",
    withTip({ ...tip, text: { ...tip.text, default: "Copy" } }),
    "major",
    "Tip.text default (none) → Copy",
  ],
  [
    "description of a field changed",
    withTip({ ...tip, text: { ...tip.text, description: "The text." } }),
    "patch",
    "Tip.text `description` changed",
  ],
  [
    "argument of a field added",
    {
      Option: definition(
        object({
          ...option,
          onClick: optional(call(parameter("event", "Event"), parameter("id", "string"))),
        }),
      ),
    },
    "minor",
  ],
  [
    "argument of a field removed",
    { Option: definition(object({ ...option, onClick: optional(call()) })) },
    "major",
  ],
  [
    "argument of a field renamed",
    { Option: definition(object({ ...option, onClick: optional(call(parameter("click", "Event"))) })) },
    "major",
  ],
  [
    "field of an argument became optional",
    withDetails({ ...details, cancel: optional(call()) }),
    "major",
    "Details.cancel became optional",
  ],
  ["required field of an argument added", withDetails({ ...details, event: required("Event") }), "minor"],
  [
    "field of an argument removed",
    withDetails({ reason: details.reason }),
    "major",
    "Details.cancel field removed",
  ],
  [
    "field of an argument widened",
    withDetails({ ...details, reason: required(union(ref("Reason"), "null")) }),
    "major",
  ],
  [
    "reason added",
    withReasons("escape-key", "outside-press", "swipe"),
    "minor",
    'Reason value "swipe" added',
  ],
  ["reason removed", withReasons("escape-key"), "major", 'Reason value "outside-press" removed'],
  [
    "argument of a function type added",
    {
      Filter: {
        ...filter,
        type: {
          kind: "function",
          parameters: [parameter("query", "string"), parameter("locale", "string")],
          returns: "boolean",
        },
      },
    },
    "minor",
  ],
  [
    "arguments of a function type swapped",
    {
      Filter: {
        ...filter,
        type: { kind: "function", parameters: [parameter("item", "string")], returns: "boolean" },
      },
    },
    "major",
  ],
  [
    "type parameter added",
    {
      Filter: { ...filter, generics: { ...filter.generics, Query: { description: "It." } } },
    },
    "major",
    "Filter type parameters <Item> → <Item, Query>",
  ],
  [
    "type parameter with a default added",
    {
      Filter: {
        ...filter,
        generics: { ...filter.generics, Query: { description: "It.", default: "string" } },
      },
    },
    "minor",
  ],
  [
    "type parameter constrained",
    {
      Filter: { ...filter, generics: { Item: { description: "It.", extends: "string" } } },
    },
    "major",
  ],
  ["type added", { Extra: definition("string") }, "minor", "Extra type added"],
  ["description of a type changed", { Tip: { ...definition(object(tip)), description: "A tip." } }, "patch"],
];

test.each(cases)("%s", (_, changed, level, line) => {
  const { level: found, changes } = compareCatalogs(catalogOf(), catalogOf(changed));
  expect(found, JSON.stringify(changes)).toBe(level);
  if (line) expect(changes.map(({ subject, text }) => `${subject} ${text}`)).toContain(line);
});

test("removing a type is major, because code may import it", () => {
  const before = catalogOf({ Extra: definition("string") });
  expect(compareCatalogs(before, catalogOf())).toEqual({
    level: "major",
    changes: [{ kind: "removed", level: "major", subject: "Extra", text: "type removed" }],
  });
});

test("a plain catalog has no type changes", () => {
  const { types: _, ...plain } = catalogOf();
  expect(compareCatalogs(plain, catalogOf()).changes).toEqual([]);
});
