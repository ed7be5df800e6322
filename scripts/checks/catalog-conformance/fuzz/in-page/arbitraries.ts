import fc from "fast-check";
import { formatType } from "../../../../../src/catalog/type/format";
import { resolve, type Types, typeOf } from "../../../../../src/catalog/type/resolve";
import type { FieldDescriptor, PropDescriptor, TypeNode } from "../../../../../src/catalog/types";
import { anyNode, anyNumber, anyString } from "./edge-cases";
import { dependent, namedProps, namedTypes, noText } from "./meanings";

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

/** A drawn function with its result, for printing the case. */
export interface DrawnFunction {
  (): unknown;
  returns: unknown;
}

function ofFunction(returns: TypeNode, types: Types): fc.Arbitrary<unknown> | undefined {
  const results = returns === "void" ? fc.constant(undefined) : ofType(returns, types);
  return results?.map((result): DrawnFunction => Object.assign(() => result, { returns: result }));
}

function ofName(name: string): fc.Arbitrary<unknown> | undefined {
  if (name === "string") return anyString;
  if (name === "number") return anyNumber;
  if (name === "ReactNode") return anyNode;
  if (name === "boolean") return fc.boolean();
  if (name === "null") return fc.constant(null);
  return name === "undefined" ? fc.constant(undefined) : undefined;
}
