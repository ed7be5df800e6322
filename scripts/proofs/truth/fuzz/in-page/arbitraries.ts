import fc from "fast-check";
import { parseType, type TypeNode } from "../../../../../src/catalog/type-text/parse";
import type { PropDescriptor } from "../../../../../src/catalog/types";
import { anyNode, anyNumber, anyString } from "./edge-cases";
import { dependent, namedProps, namedTypes, noText } from "./meanings";

export type Props = Record<string, unknown>;

/** The props of a component over time: those of each rendering, one after the other. */
export type Steps = Props[];

const STEPS = 4;

/** Props of a component or part that can be drawn from what the catalog says of their types. */
export function drawable(
  name: string,
  props: Record<string, PropDescriptor>,
): Map<string, fc.Arbitrary<unknown>> {
  const drawn = Object.entries(props).flatMap(([prop, descriptor]) => {
    if (prop in dependent || (prop === "children" && noText.test(name))) return [];
    const arbitrary = valuesOf(prop, descriptor);
    return arbitrary ? [[prop, arbitrary] as const] : [];
  });
  return new Map(drawn);
}

/**
 * Some renderings in a row with random props. What React and its libraries forbid to change while a component lives
 * does not change: whether it is controlled, and what it starts with.
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

/** A component that is controlled starts with its value. */
function withoutHeld(start: Props, held: readonly string[]): Props {
  const others = Object.entries(start).filter(
    ([name]) => !held.some((each) => name.toLowerCase() === `default${each}`.toLowerCase()),
  );
  return Object.fromEntries(others);
}

function valuesOf(prop: string, { type, values = [] }: PropDescriptor): fc.Arbitrary<unknown> | undefined {
  if (type === "enum") return fc.constantFrom(...values);
  return namedProps[prop] ?? ofType(parseType(type));
}

/** Undefined where no value can be made of what is known: the fixture's own stays. */
function ofType(type: TypeNode): fc.Arbitrary<unknown> | undefined {
  switch (type.kind) {
    case "literal":
      return fc.constant(type.value);
    case "union": {
      const members = type.members.map(ofType).filter((member) => member !== undefined);
      return members.length > 0 ? fc.oneof(...members) : undefined;
    }
    case "array": {
      const item = ofType(type.item);
      return item && fc.array(item, { maxLength: 4 });
    }
    case "tuple": {
      const items = type.items.map(ofType);
      return items.every((item) => item !== undefined)
        ? fc.tuple(...(items as fc.Arbitrary<unknown>[]))
        : undefined;
    }
    case "object":
      return ofFields(type.fields);
    case "function":
      return ofFunction(type.returns);
    case "name":
      return ofName(type.name);
  }
}

/** Fields that no value can be made for are left out; where one of those must be there, there is no object. */
function ofFields(
  fields: ReadonlyMap<string, { type: TypeNode; optional: boolean }>,
): fc.Arbitrary<unknown> | undefined {
  const record: Record<string, fc.Arbitrary<unknown>> = {};
  const requiredKeys: string[] = [];
  for (const [name, { type, optional }] of fields) {
    // Of labels, each is a text but this one.
    const arbitrary = name === "locale" ? namedProps.locale : ofType(type);
    if (!arbitrary && !optional) return undefined;
    if (arbitrary) record[name] = arbitrary;
    if (!optional) requiredKeys.push(name);
  }
  return fc.record(record, { requiredKeys });
}

/** A function that says how it is written, for whoever prints the case. */
export interface DrawnFunction {
  (): unknown;
  returns: unknown;
}

function ofFunction(returns: TypeNode): fc.Arbitrary<unknown> | undefined {
  const isCallback = returns.kind === "name" && returns.name === "void";
  const results = isCallback ? fc.constant(undefined) : ofType(returns);
  return results?.map((result): DrawnFunction => Object.assign(() => result, { returns: result }));
}

function ofName(name: string): fc.Arbitrary<unknown> | undefined {
  if (name === "string") return anyString;
  if (name === "number") return anyNumber;
  if (name === "ReactNode") return anyNode;
  if (name === "undefined") return fc.constant(undefined);
  return Object.hasOwn(namedTypes, name) ? namedTypes[name] : undefined;
}
