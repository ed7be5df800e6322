import fc from "fast-check";
import { createElement, Fragment, type ReactNode } from "react";
import { formatType } from "../../../../src/catalog/type/format";
import { resolve, type Types, typeOf } from "../../../../src/catalog/type/resolve";
import type { FieldDescriptor, PropDescriptor, TypeNode } from "../../../../src/catalog/types";

/** Texts that users or translators may enter: empty, very long, other scripts, direction marks, markup. */
const texts = [
  "",
  " ",
  "0",
  "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
  "تفاح أخضر",
  "りんごとみかん",
  "👩‍🌾🏳️‍🌈e\u0301\u0323",
  "\u202Eabc\u202C",
  "a\nb\tc",
  "<b>&amp;</b>",
  "{name} {{name}} %s $& $1 \\",
  "__proto__",
  "constructor",
  "null",
  "word ".repeat(400),
  "x".repeat(2000),
];

const anyString = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: "grapheme", maxLength: 20 }));

/** Small numbers, fractions, and extreme results of wrong calculations. */
const anyNumber = fc.oneof(
  fc.integer({ min: -3, max: 30 }),
  fc.integer({ min: -999, max: 999 }).map((tenths) => tenths / 10),
  fc.constantFrom(0, -0, -1e9, 1e9, 2 ** 31, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
);

const leaf: fc.Arbitrary<ReactNode> = fc.oneof(
  anyString,
  fc.integer(),
  fc.constantFrom(null, undefined, true, false),
);

/** Text in elements and fragments, sometimes deeply nested. Such phrasing content is valid anywhere. */
const anyNode: fc.Arbitrary<ReactNode> = fc.oneof(
  { weight: 4, arbitrary: leaf },
  {
    weight: 2,
    arbitrary: fc.array(leaf, { maxLength: 4 }).map((nodes) => createElement(Fragment, null, ...nodes)),
  },
  { weight: 2, arbitrary: leaf.map((node) => createElement("b", null, node)) },
  {
    weight: 1,
    arbitrary: fc.tuple(leaf, fc.integer({ min: 2, max: 100 })).map(([node, depth]) => nested(node, depth)),
  },
);

function nested(node: ReactNode, depth: number): ReactNode {
  return Array.from({ length: depth }).reduce<ReactNode>((inner) => createElement("span", null, inner), node);
}

const Icon = () => createElement("svg", { width: 16, height: 16, "aria-hidden": true });
const flip = ([x, y]: [number, number]): [number, number] => [x, -y];
const dates = fc.date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
const lengths = fc.oneof(fc.integer({ min: -10, max: 2000 }), fc.constantFrom("50%", "12rem", "auto"));

/** Generators for types of Kerf and React that the catalog names but doesn't define. */
const namedTypes: Record<string, fc.Arbitrary<unknown>> = {
  Date: dates,
  IconProp: fc.oneof(fc.constantFrom(Icon, createElement(Icon), null), anyString),
  FieldError: fc.record({
    message: anyNode,
    match: fc.constantFrom(undefined, "valueMissing", "typeMismatch", "customError"),
  }),
  PluralForms: fc.record({ other: anyString, one: anyString }),
  Weekday: fc.integer({ min: 0, max: 6 }),
  // Two random functions wouldn't be the inverse of each other.
  MapProjection: fc.constant({ project: flip, unproject: flip }),
  CodeValue: fc.record({ value: anyString, highlight: fc.boolean() }),
};

/** Generators for props that accept only certain strings and numbers. */
const namedProps: Record<string, fc.Arbitrary<unknown>> = {
  locale: fc.constantFrom("en", "de", "ar-EG", "ja", "th"),
  timezone: fc.constantFrom("UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin"),
  id: fc.stringMatching(/^[a-z][\w:-]{0,10}$/),
  form: fc.stringMatching(/^[a-z][\w:-]{0,10}$/),
  colorRange: fc.array(fc.constantFrom("#123456", "#fed", "rgb(20, 120, 220)"), {
    minLength: 2,
    maxLength: 5,
  }),
  noDataColor: fc.constantFrom("#123456", "transparent"),
  width: lengths,
  height: lengths,
  maxHeight: lengths,
  aspectRatio: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constantFrom(0.5, 1.78, "16 / 9", "auto")),
};

/**
 * Props that depend on other props, and why. They keep the fixture's value, because a random value would
 * contradict the other props of the fixture.
 */
const dependent: Record<string, string> = {
  asChild: "describes `children`",
  nativeButton: "describes the result of `render`",
  render: "must pass on the part's own props",
  selected: "depends on `mode`",
  defaultSelected: "depends on `mode`",
  mode: "depends on `selected`",
  parent: "needs a group around it",
  getRowKey: "must give each of `rows` a different key",
};

/** Parts that may contain only certain elements. */
const noText = /^Table(\.(Header|Body|VirtualBody|Row|Footer))?$/;

export type Props = Record<string, unknown>;

/** The props of a component in consecutive renders. */
export type Steps = Props[];

const STEPS = 4;

/** The props for which the catalog's types say enough to draw values, with their generators. */
export function drawable(
  name: string,
  props: Record<string, PropDescriptor>,
  types: Types,
): Map<string, fc.Arbitrary<unknown>> {
  const drawn = Object.entries(props).flatMap(([prop, descriptor]) => {
    if (prop in dependent || (prop === "children" && noText.test(name))) return [];
    const arbitrary = valuesOf(prop, descriptor, types);
    return arbitrary ? [[prop, arbitrary] as const] : [];
  });
  return new Map(drawn);
}

/**
 * Consecutive renders with random props. Whether the component is controlled, and its default values, stay
 * the same, because React and its libraries forbid changing them while a component is mounted.
 */
export function stepsOf(props: Map<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Steps> {
  const names = [...props.keys()];
  const isDefault = (name: string) => /^default[A-Z]/.test(name);
  const controlled = names.filter((name) =>
    names.includes(`default${name[0]?.toUpperCase()}${name.slice(1)}`),
  );
  const free = names.filter((name) => !isDefault(name) && !controlled.includes(name));
  const record = (keys: string[], requiredKeys: string[]) =>
    fc.record(Object.fromEntries(keys.map((key) => [key, props.get(key) ?? fc.constant(undefined)])), {
      requiredKeys,
    });
  return fc
    .record({ start: record(names.filter(isDefault), []), held: fc.subarray(controlled) })
    .chain(({ start, held }) =>
      fc
        .array(fc.tuple(record(free, []), record(held, held)), { minLength: 1, maxLength: STEPS })
        .map((steps) => steps.map(([own, value]) => ({ ...withoutHeld(start, held), ...own, ...value }))),
    );
}

/** The default values, without those of controlled props. A controlled component starts with its value. */
function withoutHeld(start: Props, held: readonly string[]): Props {
  const others = Object.entries(start).filter(
    ([name]) => !held.some((each) => name.toLowerCase() === `default${each}`.toLowerCase()),
  );
  return Object.fromEntries(others);
}

function valuesOf(prop: string, descriptor: PropDescriptor, types: Types): fc.Arbitrary<unknown> | undefined {
  const { type, values = [] } = descriptor;
  if (type === "enum") return fc.constantFrom(...values);
  return namedProps[prop] ?? ofType(typeOf(descriptor), types);
}

/** The maximum nesting of a type that contains itself, such as the item of a tree. */
const MAX_DEPTH = 3;
/** The current nesting of each type, by its name. */
const depths = new Map<string, number>();

/** Undefined if the catalog says too little to make a value. The prop then keeps the fixture's value. */
function ofType(given: TypeNode, types: Types): fc.Arbitrary<unknown> | undefined {
  if (typeof given === "string" || given.kind !== "reference") return ofNode(given, types);
  const depth = depths.get(given.name) ?? 0;
  if (depth === MAX_DEPTH) return undefined;
  depths.set(given.name, depth + 1);
  const arbitrary = ofNode(given, types);
  depths.set(given.name, depth);
  return arbitrary;
}

function ofNode(given: TypeNode, types: Types): fc.Arbitrary<unknown> | undefined {
  const name = formatType(given);
  const known = Object.hasOwn(namedTypes, name) ? namedTypes[name] : undefined;
  if (known) return known;
  const type = resolve(given, types);
  if (typeof type === "string") return ofName(type);
  switch (type.kind) {
    case "literal":
      return fc.constant(type.value);
    case "union": {
      const members = type.members
        .map((member) => ofType(member, types))
        .filter((member) => member !== undefined);
      return members.length > 0 ? fc.oneof(...members) : undefined;
    }
    case "array": {
      const item = ofType(type.item, types);
      return item && fc.array(item, { maxLength: 4 });
    }
    case "tuple": {
      const items = type.items.map((item) => ofType(item.type, types));
      return items.every((item) => item !== undefined)
        ? fc.tuple(...(items as fc.Arbitrary<unknown>[]))
        : undefined;
    }
    case "object":
      return ofFields(type.fields, types);
    case "function":
      return ofFunction(type.returns, types);
    case "record": {
      const values = ofType(type.value, types);
      return values && fc.dictionary(fc.constantFrom("name", "token"), values, { maxKeys: 2 });
    }
    default:
      return undefined;
  }
}

/** Leaves out fields for which no value can be made. Undefined if such a field is required. */
function ofFields(fields: Record<string, FieldDescriptor>, types: Types): fc.Arbitrary<unknown> | undefined {
  const record: Record<string, fc.Arbitrary<unknown>> = {};
  const requiredKeys: string[] = [];
  for (const [name, { type, required }] of Object.entries(fields)) {
    // `locale` is the only label that isn't a text.
    const arbitrary = name === "locale" ? namedProps.locale : ofType(type, types);
    if (!arbitrary && required) return undefined;
    if (arbitrary) record[name] = arbitrary;
    if (required) requiredKeys.push(name);
  }
  return fc.record(record, { requiredKeys });
}

function ofFunction(returns: TypeNode, types: Types): fc.Arbitrary<unknown> | undefined {
  const results = returns === "void" ? fc.constant(undefined) : ofType(returns, types);
  return results?.map((result) => () => result);
}

function ofName(name: string): fc.Arbitrary<unknown> | undefined {
  if (name === "string") return anyString;
  if (name === "number") return anyNumber;
  if (name === "ReactNode") return anyNode;
  if (name === "boolean") return fc.boolean();
  if (name === "null") return fc.constant(null);
  return name === "undefined" ? fc.constant(undefined) : undefined;
}
