import { describe, expect, test } from "vitest";
import document from "../catalog.json";
import { withProviders } from "../find";
import { readCatalog } from "../read";
import { formatType } from "../type/format";
import type {
  Catalog,
  ComponentDescriptor,
  ParameterDescriptor,
  PropDescriptor,
  SubComponentDescriptor,
  TypeNode,
} from "../types";
import { compareCatalogs } from "./compare";

const size: PropDescriptor = {
  type: "enum",
  optional: true,
  description: "Its height.",
  values: ["sm", "base", "lg"],
  descriptions: { sm: "20 px.", base: "28 px.", lg: "36 px." },
  classes: { sm: "h-5", base: "h-7", lg: "h-9" },
  default: "base",
};
const label: PropDescriptor = { type: "string", optional: true, description: "The message." };
const parameter = (name: string, type: TypeNode): ParameterDescriptor => ({ name, type, description: "It." });
const callback = (...parameters: ParameterDescriptor[]): PropDescriptor => {
  const structure: TypeNode = { kind: "function", parameters, returns: "void" };
  return { type: formatType(structure), structure, optional: true, description: "Called on closing." };
};
const open = parameter("open", "boolean");
const onClose = callback(open);
const title = { name: "Title", description: "Its heading.", props: { label } };
const pill: ComponentDescriptor = {
  name: "Pill",
  type: "component",
  description: "A word in a frame.",
  importPath: "@test/kit",
  category: "Display",
  props: { size, label, onClose },
  examples: ["<Pill />"],
  colors: ["ink"],
  baseStyles: "flex",
  subComponents: { Title: title },
};

const catalogOf = (...components: ComponentDescriptor[]): Catalog => ({
  version: "1.0.0",
  components: Object.fromEntries(components.map((each) => [each.name, each])),
});
const withSize = (change: Partial<PropDescriptor>) => withProps({ size: { ...size, ...change } });
const withLabel = (change: Partial<PropDescriptor>) => withProps({ label: { ...label, ...change } });
function withProps(props: Record<string, PropDescriptor>, without?: string) {
  const all = Object.entries({ ...pill.props, ...props }).filter(([name]) => name !== without);
  return catalogOf({ ...pill, props: Object.fromEntries(all) });
}
const withTitle = (change: Partial<SubComponentDescriptor>) =>
  catalogOf({ ...pill, subComponents: { Title: { ...title, ...change } } });
const base = catalogOf(pill);
const values = (...list: string[]) => ({ values: list, descriptions: {}, classes: {} });
const { optional: _, ...mustHave } = { ...label, required: true };

/** Cases, each with the expected level and line. */
const pairs: [change: string, before: Catalog, after: Catalog, level: string, line?: string][] = [
  ["no change", base, base, "none"],
  ["component added", base, catalogOf(pill, { ...pill, name: "Tag" }), "minor", "Tag component added"],
  ["component removed", base, catalogOf(), "major", "Pill component removed"],
  ["part added", catalogOf({ ...pill, subComponents: {} }), base, "minor", "Pill.Title part added"],
  ["part removed", base, catalogOf({ ...pill, subComponents: {} }), "major", "Pill.Title part removed"],
  ["prop added", base, withProps({ tone: label }), "minor", "Pill.tone prop added"],
  ["required prop added", base, withProps({ tone: mustHave }), "major", "Pill.tone required prop added"],
  ["prop removed", base, withProps({}, "label"), "major", "Pill.label prop removed"],
  [
    "deprecated prop removed",
    withLabel({ deprecated: "Use `title`." }),
    withProps({}, "label"),
    "major",
    "Pill.label deprecated prop removed",
  ],
  [
    "prop of a part removed",
    base,
    catalogOf({ ...pill, subComponents: { Title: { ...title, props: {} } } }),
    "major",
    "Pill.Title.label prop removed",
  ],
  ["value added", base, withSize(values("sm", "base", "lg", "xl")), "minor", 'Pill.size value "xl" added'],
  ["value removed", base, withSize(values("sm", "base")), "major", 'Pill.size value "lg" removed'],
  ["values reordered", base, withSize({ values: ["lg", "base", "sm"] }), "patch"],
  ["default changed", base, withSize({ default: "sm" }), "major", "Pill.size default base → sm"],
  ["default removed", base, withSize({ default: undefined }), "major", "Pill.size default base → (none)"],
  [
    "default documented",
    withLabel({ type: "boolean" }),
    withLabel({ type: "boolean", default: "false" }),
    "patch",
  ],
  ["became required", base, withProps({ label: mustHave }), "major", "Pill.label became required"],
  ["became optional", withProps({ label: mustHave }), base, "minor", "Pill.label became optional"],
  ["flag documented", withLabel({ optional: undefined }), base, "none"],
  [
    "prop deprecated",
    base,
    withLabel({ deprecated: "Use `title`." }),
    "minor",
    "Pill.label prop deprecated: Use `title`.",
  ],
  [
    "value deprecated",
    base,
    withSize({ deprecatedValues: { lg: "Use `base`." } }),
    "minor",
    'Pill.size value "lg" deprecated: Use `base`.',
  ],
  ["description only", base, withLabel({ description: "The words in it." }), "patch"],
  ["a value's description only", base, withSize({ descriptions: { sm: "Small." } }), "patch"],
  [
    "classes only",
    base,
    withSize({ classes: { sm: "h-4", base: "h-7", lg: "h-9" } }),
    "patch",
    'Pill.size `classes` of "sm" changed',
  ],
  ["base styles and colors only", base, catalogOf({ ...pill, baseStyles: "grid", colors: [] }), "patch"],
  ["example added", base, catalogOf({ ...pill, examples: ["<Pill />", "<Pill size />"] }), "patch"],
  ["category only", base, catalogOf({ ...pill, category: "Other" }), "patch"],
  [
    "field that earlier documents don't have",
    base,
    catalogOf({ ...pill, aliases: ["chip"] }),
    "patch",
    "Pill `aliases` added",
  ],
  [
    "part adds more than styles",
    withTitle({ isPassThrough: true }),
    withTitle({ isPassThrough: false }),
    "patch",
    "Pill.Title now adds more than styles to its primitive",
  ],
  [
    "part adds only styles",
    base,
    withTitle({ isPassThrough: true }),
    "patch",
    "Pill.Title now adds only styles to its primitive",
  ],
  ["pass-through documented", base, withTitle({ isPassThrough: false }), "none"],
  ["package changed", base, catalogOf({ ...pill, importPath: "@test/pill" }), "major"],
  [
    "type widened",
    base,
    withLabel({ type: "ReactNode" }),
    "minor",
    "Pill.label type string → ReactNode, which accepts more",
  ],
  ["type narrowed", withLabel({ type: "ReactNode" }), base, "major", "Pill.label type ReactNode → string"],
  ["type replaced", base, withLabel({ type: "number" }), "major"],
  ["enum widened", base, withSize({ type: '"sm" | "base" | "lg" | number' }), "minor"],
  ["enum to string", base, withSize({ type: "string", values: undefined, descriptions: undefined }), "minor"],
  ["string to enum", withSize({ type: "string", values: undefined }), base, "major"],
  [
    "callback argument added",
    base,
    withProps({ onClose: callback(open, parameter("reason", "string")) }),
    "minor",
  ],
  ["callback argument removed", base, withProps({ onClose: callback() }), "major"],
  [
    "callback argument widened",
    base,
    withProps({ onClose: callback(parameter("open", { kind: "union", members: ["boolean", "null"] })) }),
    "major",
  ],
];

test.each(pairs)("%s", (_, before, after, level, line) => {
  const comparison = compareCatalogs(before, after);
  expect(comparison.level, JSON.stringify(comparison.changes)).toBe(level);
  if (line) expect(comparison.changes.map(({ subject, text }) => `${subject} ${text}`)).toContain(line);
});

test("the most severe change decides", () => {
  const after = withProps({ tone: label, size: { ...size, default: "sm" } });
  const { level, changes } = compareCatalogs(base, after);
  expect([level, changes.map(({ level }) => level)]).toEqual(["major", ["major", "minor"]]);
});

test("removing a value doesn't report its descriptions and classes", () => {
  const { values: _, classes, descriptions } = size;
  const less = (texts?: Record<string, string>) => {
    const { lg: _, ...rest } = texts ?? {};
    return rest;
  };
  const after = withSize({
    values: ["sm", "base"],
    classes: less(classes),
    descriptions: less(descriptions),
  });
  expect(compareCatalogs(base, after).changes).toEqual([
    { kind: "removed", level: "major", subject: "Pill.size", text: 'value "lg" removed' },
  ]);
});

describe("the catalog in the repository", () => {
  const catalog = readCatalog(document);

  test("has no changes against itself", () => {
    expect(compareCatalogs(catalog, structuredClone(catalog)).changes).toEqual([]);
  });

  test("against an empty catalog, reports each component as added or removed", () => {
    const count = Object.keys(withProviders(catalog).components).length;
    const empty = { version: catalog.version, components: {} };
    expect(compareCatalogs(empty, catalog)).toMatchObject({ level: "minor", changes: { length: count } });
    expect(compareCatalogs(catalog, empty)).toMatchObject({ level: "major", changes: { length: count } });
  });
});
