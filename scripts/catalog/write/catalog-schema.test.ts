import Ajv2020 from "ajv/dist/2020";
import { expect, test } from "vitest";
import document from "../../../src/catalog/catalog.json";
import { entriesOf } from "../../../src/catalog/find";
import { readCatalog } from "../../../src/catalog/read";
import { bareNames, type Catalog, type PropDescriptor } from "../../../src/catalog/types";
import { catalogSchema } from "./catalog-schema";

const prop = (type: string, more: Partial<PropDescriptor> = {}): PropDescriptor => ({
  type,
  optional: true,
  description: "Does something.",
  ...more,
});

const props: Record<string, PropDescriptor> = {
  tone: prop("enum", { values: ["calm", "loud"], descriptions: { calm: "A.", loud: "B." }, default: "calm" }),
  size: prop('"sm" | number', {
    structure: { kind: "union", members: [{ kind: "literal", value: "sm" }, "number"] },
    values: ["sm"],
    descriptions: { sm: "C." },
    default: "sm",
  }),
  label: prop("string", { default: "12" }),
  value: prop("string | number | readonly string[]", {
    structure: { kind: "union", members: ["string", "number", { kind: "array", item: "string" }] },
  }),
  lines: prop("number[] | null", {
    structure: { kind: "union", members: [{ kind: "array", item: "number" }, "null"] },
  }),
  tip: prop("Tip", { structure: { kind: "reference", name: "Tip" } }),
  texts: prop("Partial<Tip>", { structure: { kind: "partial", of: { kind: "reference", name: "Tip" } } }),
  open: prop("boolean", { required: true, optional: false }),
  closed: prop("boolean", { default: "false", deprecated: "Use `open`." }),
  icon: prop("ReactNode"),
  onChange: prop("(open: boolean) => void"),
};

const catalog: Catalog = {
  version: "1.0.0",
  components: {
    Pill: {
      name: "Pill",
      type: "component",
      description: "A word in a frame.",
      importPath: "@test/kit",
      category: "Display",
      props,
      examples: [],
      colors: [],
      subComponents: { Dot: { name: "Dot", description: "A dot.", props: {} } },
    },
  },
  types: {
    Tip: {
      description: "A tip.",
      type: {
        kind: "object",
        fields: {
          text: { type: "string", required: true, description: "Its words." },
          onShow: { type: { kind: "function", parameters: [], returns: "void" }, description: "Called." },
        },
      },
    },
  },
};

const schema = catalogSchema(catalog);
const ajv = new Ajv2020({ allowUnionTypes: true }).addSchema(schema);
const holds = (name: string, value: unknown) => ajv.validate(`urn:kerf:catalog:1.0.0#/$defs/${name}`, value);

test("the schema accepts the catalog that it is generated from", () => {
  expect(ajv.validate("urn:kerf:catalog:1.0.0", catalog)).toBe(true);
});

test("a component's props are listed with descriptions, defaults and deprecations", () => {
  expect(schema).toMatchObject({
    $defs: {
      PillProps: {
        description: "A word in a frame.",
        required: ["open"],
        properties: {
          tone: { description: "Does something.", enum: ["calm", "loud"], default: "calm" },
          size: { anyOf: [{ enum: ["sm"] }, { type: "number" }], default: "sm" },
          label: { type: "string", default: "12" },
          closed: { type: "boolean", default: false, deprecated: true },
          icon: { $comment: "ReactNode" },
          onChange: { $comment: "(open: boolean) => void" },
        },
      },
      PillDotProps: { description: "A dot.", properties: {} },
    },
  });
});

test.each([
  [{ open: true }, true],
  [{}, false],
  [{ open: "yes" }, false],
  [{ open: true, tone: "loud", size: 12, label: "a", value: ["a"], lines: null }, true],
  [{ open: true, tone: "shrill" }, false],
  [{ open: true, size: "lg" }, false],
  [{ open: true, value: [1] }, false],
  [{ open: true, lines: [1, 2] }, true],
  [{ open: true, tip: { text: "a" }, texts: {} }, true],
  [{ open: true, tip: {} }, false],
  [{ open: true, tip: { text: "a", txet: "b" } }, false],
  [{ open: true, texts: { text: 1 } }, false],
  [{ open: true, icon: { any: "thing" }, "data-x": 1 }, true],
])("props %j: %j", (value, sound) => {
  expect(holds("PillProps", value)).toBe(sound);
});

const entries = entriesOf(readCatalog(document)).map(({ component, part }) => part ?? component);

/** `align` differs between popups, columns and stacks, and `side` between popups, drawers and sidebars. */
const meanings: Record<string, number> = { align: 3, side: 3 };

test.each(
  "align alignOffset asChild checked className container defaultChecked defaultOpen defaultValue id labels lang onOpenChange open side sideOffset".split(
    " ",
  ),
)("the shared prop %s has at most two texts in Kerf's catalog, or one for each meaning", (prop) => {
  const texts = entries.flatMap(({ props }) => props[prop]?.description ?? []);
  expect(texts.length).toBeGreaterThan(2);
  expect([...new Set(texts)].slice(meanings[prop] ?? 2)).toEqual([]);
});

test("every name in the type of a prop is defined in Kerf's catalog", () => {
  const names = entries.flatMap(({ props, generics = {} }) =>
    Object.values(props)
      .flatMap(({ type }) => type.replaceAll(/"[^"]*"/g, "").match(/\b[A-Z]\w*/g) ?? [])
      .filter((name) => !Object.hasOwn(generics, name)),
  );
  const defined = [...Object.keys(document.types), ...bareNames, "Partial", "Readonly", "Record"];
  expect(names.filter((name) => !defined.includes(name))).toEqual([]);
});
