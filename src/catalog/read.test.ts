import Ajv2020 from "ajv/dist/2020";
import { describe, expect, test } from "vitest";
import document from "./catalog.json";
import schema from "./catalog.schema.json";
import { CatalogError, parseCatalog, readCatalog } from "./read";
import type { Catalog, ComponentDescriptor, Guide, PropDescriptor, SubComponentDescriptor } from "./types";

/**
 * The compiler infers JSON literals as plain strings. The rest of the document must match the types, which `tsc`
 * checks.
 */
type Loose = Omit<
  ComponentDescriptor,
  "type" | "category" | "guide" | "generics" | "props" | "combinations" | "subComponents"
> & {
  type: string;
  category: string;
  guide: LooseGuide;
  props: Record<string, LooseProp>;
  subComponents?: Record<
    string,
    Omit<SubComponentDescriptor, "props" | "generics" | "combinations"> & { props: Record<string, LooseProp> }
  >;
};
/** `readCatalog` and the schema check `structure`. */
type LooseProp = Omit<PropDescriptor, "structure">;
type LooseGuide = Omit<Guide, "keyboard" | "dont" | "instead"> & {
  instead: Partial<Guide["instead"]>;
  keyboard: { keys: string[]; does: string }[];
  dont: { text: string; code: string; caughtBy: string }[];
};
document satisfies Omit<Catalog, "components" | "providers" | "types"> & {
  components: Record<string, Loose>;
};

const holds = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);

/** A small catalog that the reader and the schema accept. */
const sound = {
  version: "1.0.0",
  components: {
    Pill: {
      name: "Pill",
      type: "component",
      description: "A word in a frame.",
      importPath: "@test/kit",
      category: "Display",
      props: {
        size: {
          type: "enum",
          optional: true,
          description: "Its height.",
          values: ["sm", "lg"],
          descriptions: { sm: "20 px high.", lg: "40 px high." },
          classes: { sm: "h-5", lg: "h-10" },
          stateClasses: { sm: { hover: "hover:h-6" } },
          default: "lg",
          deprecated: "Use `height`.",
          deprecatedValues: { lg: "Use `sm`." },
        },
        children: { type: "ReactNode", required: true, description: "The panel's content." },
        "aria-label": {
          type: "string",
          description: "Neither optional nor required, as old documents have it.",
        },
      },
      examples: ["<Pill />"],
      colors: ["ink"],
      aliases: ["chip"],
      baseStyles: "flex",
      subComponents: {
        Dot: {
          name: "Dot",
          description: "A dot.",
          props: {},
          isPassThrough: true,
          baseComponent: "span",
          usageExamples: ["<Pill.Dot />"],
        },
      },
      styling: {
        dimensions: { root: { default: { height: 40 }, props: { size: { sm: { height: 20 } } } } },
        tokens: ["color-ink"],
        states: ["hover"],
      },
    },
  },
};

describe("the catalog in the repository", () => {
  test("matches its schema", () => {
    expect(holds(document), JSON.stringify(holds.errors, null, 2)).toBe(true);
  });

  test("is valid", () => {
    expect(readCatalog(document)).toBe(document);
  });
});

test("accepts a valid document, and so does the schema", () => {
  expect(parseCatalog(JSON.stringify(sound))).toEqual(sound);
  expect(holds(sound), JSON.stringify(holds.errors)).toBe(true);
});

/** The change to the valid document, the problem that the reader reports, and whether the schema finds it. */
const bad: [change: string, path: string, to: unknown, problem: string, schemaSees?: boolean][] = [
  ["a missing version", "version", undefined, "version is missing."],
  ["a version of another type", "version", 1, "version is 1; it must be a string."],
  ["a later version", "version", "2.0.0", 'version is "2.0.0"; only versions 1.x.y are supported.'],
  ["components as a list", "components", [], "components is an array; it must be an object."],
  ["a component that is null", "components.Pill", null, "components.Pill is null; it must be an object."],
  [
    "an invalid component name",
    "components.pill",
    sound.components.Pill,
    "components.pill has an invalid name; it must match ^[A-Z][A-Za-z0-9]*$.",
  ],
  [
    "a name that differs from its key",
    "components.Pill.name",
    "Badge",
    'components.Pill.name is "Badge"; it must be "Pill", the same as its key.',
    false,
  ],
  [
    "an invalid type",
    "components.Pill.type",
    "hook",
    'components.Pill.type is "hook"; it must be "component".',
  ],
  [
    "an unknown category",
    "components.Pill.category",
    "Boxes",
    'components.Pill.category is "Boxes"; it must be one of "Display", "Feedback", "Action", "Input", "Overlay", "Navigation", "Layout", "Data Visualization", "Other".',
  ],
  ["missing props", "components.Pill.props", undefined, "components.Pill.props is missing."],
  [
    "a prop without description",
    "components.Pill.props.aria-label.description",
    undefined,
    'components.Pill.props["aria-label"].description is missing.',
  ],
  [
    "an invalid prop name",
    "components.Pill.props.__proto__",
    { type: "string", description: "Not a prop." },
    "components.Pill.props.__proto__ has an invalid name; it must match ^[a-z][A-Za-z0-9]*(-[a-z]+)*$.",
  ],
  [
    "a prop that is both optional and required",
    "components.Pill.props.size.required",
    true,
    "components.Pill.props.size is both optional and required; set one of them.",
  ],
  [
    "an enum without values",
    "components.Pill.props.size.values",
    [],
    "components.Pill.props.size.values is empty; it must have at least 1 item.",
  ],
  [
    "a value of another type",
    "components.Pill.props.size.values.1",
    2,
    "components.Pill.props.size.values[1] is 2; it must be a string.",
  ],
  [
    "a repeated value",
    "components.Pill.props.size.values.2",
    "sm",
    'components.Pill.props.size.values[2] repeats "sm".',
  ],
  [
    "a default that isn't a value",
    "components.Pill.props.size.default",
    "xl",
    'components.Pill.props.size.default is "xl"; it must be one of the values.',
    false,
  ],
  [
    "classes of an unknown value",
    "components.Pill.props.size.classes.xl",
    "h-12",
    "components.Pill.props.size.classes.xl isn't one of the values.",
    false,
  ],
  [
    "state classes of another type",
    "components.Pill.props.size.stateClasses.sm.hover",
    ["a"],
    "components.Pill.props.size.stateClasses.sm.hover is an array; it must be a string.",
  ],
  [
    "an example of another type",
    "components.Pill.examples.0",
    {},
    "components.Pill.examples[0] is an object; it must be a string.",
  ],
  [
    "a part name that differs from its key",
    "components.Pill.subComponents.Dot.name",
    "Circle",
    'components.Pill.subComponents.Dot.name is "Circle"; it must be "Dot", the same as its key.',
    false,
  ],
  [
    "an empty text",
    "components.Pill.props.size.deprecated",
    "",
    "components.Pill.props.size.deprecated is empty; it must have a text.",
  ],
  [
    "a type of an unknown kind",
    "components.Pill.props.children.structure",
    { kind: "map" },
    'components.Pill.props.children.structure.kind is "map"; it must be one of "literal", "union", "intersection", ',
  ],
  [
    "a type with an unknown name",
    "components.Pill.props.children.structure",
    "Gadget",
    'components.Pill.props.children.structure is "Gadget"; it must be one of "string", "number", ',
  ],
  [
    "a type that is neither a name nor an object",
    "components.Pill.props.children.structure",
    3,
    "components.Pill.props.children.structure is 3; it must be a string or an object.",
  ],
  [
    "a flag that is false",
    "components.Pill.props.children.structure",
    { kind: "object", fields: { text: { type: "string", description: "A text.", required: false } } },
    "components.Pill.props.children.structure.fields.text.required is false; it must be true.",
  ],
  [
    "an incomplete inner type",
    "components.Pill.props.children.structure",
    { kind: "array", item: { kind: "array" } },
    "components.Pill.props.children.structure.item.item is missing.",
  ],
  [
    "a size of another type",
    "components.Pill.styling.dimensions.root.default.height",
    "40px",
    'components.Pill.styling.dimensions.root.default.height is "40px"; it must be a number.',
  ],
];

test.each(bad)("refuses %s", (_, path, to, problem, schemaSees = true) => {
  const text = JSON.stringify(change(sound, path.split("."), to));
  expect(() => parseCatalog(text)).toThrow(`Not a valid Kerf catalog:\n  ${problem}`);
  expect(holds(JSON.parse(text))).toBe(!schemaSees);
});

test("reports all problems at once, each with its path", () => {
  try {
    readCatalog({ version: 1, components: { Pill: {} } });
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(CatalogError);
    expect((error as CatalogError).problems.map(({ path }) => path)).toEqual([
      "version",
      "components.Pill.name",
      "components.Pill.type",
      "components.Pill.description",
      "components.Pill.importPath",
      "components.Pill.category",
      "components.Pill.props",
      "components.Pill.examples",
      "components.Pill.colors",
    ]);
  }
});

test("the message lists at most twenty problems", () => {
  const components = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`X${index}`, null]));
  expect(() => readCatalog({ version: "1.0.0", components })).toThrow(
    "X19 is null; it must be an object.\n  … and 10 more.",
  );
});

test("refuses text that isn't JSON", () => {
  expect(() => parseCatalog("{")).toThrow("The document isn't valid JSON: ");
});

test("keeps the fields of later versions", () => {
  const later = change(sound, ["components", "Pill", "props", "size", "since"], "1.4.0");
  expect(readCatalog(later)).toBe(later);
});

/** A copy with one value set, or removed if the value is undefined. */
function change(value: unknown, [key = "", ...rest]: string[], to: unknown): unknown {
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  const inner = rest.length > 0 ? change(copy[key], rest, to) : to;
  // An assignment to `__proto__` would set the prototype.
  Object.defineProperty(copy, key, { value: inner, enumerable: true, configurable: true, writable: true });
  if (inner === undefined) delete copy[key];
  return copy;
}
