import { foldType } from "../fold-type";
import type { TypeNode } from "../types";
import { resolve, type Types } from "./resolve";

/**
 * Whether a value matches a type, as a running program can tell. A type that it can't inspect, such as one of another
 * package, matches every value except `undefined`.
 */
export function isValueOfType(type: TypeNode, value: unknown, types: Types): boolean {
  return foldType<boolean>(
    resolve(type, types),
    {
      bare: (name) => hasName(name, value),
      union: ({ members }) => members.some((member) => isValueOfType(member, value, types)),
      literal: (literal) => value === literal.value,
      array: ({ item }) => Array.isArray(value) && value.every((each) => isValueOfType(item, each, types)),
      tuple: ({ items }) =>
        Array.isArray(value) && items.every(({ type }, index) => isValueOfType(type, value[index], types)),
      function: () => typeof value === "function",
      conditional: ({ whenTrue, whenFalse }) =>
        isValueOfType(whenTrue, value, types) || isValueOfType(whenFalse, value, types),
      object: ({ fields }) =>
        isObject(value) &&
        Object.entries(fields).every(([name, { type, required }]) =>
          value[name] === undefined && !required ? true : isValueOfType(type, value[name], types),
        ),
      record: (record) =>
        isObject(value) && Object.values(value).every((each) => isValueOfType(record.value, each, types)),
    },
    () => value !== undefined,
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function hasName(name: string, value: unknown): boolean {
  if (/^(string|number|boolean|undefined)$/.test(name)) return typeof value === name;
  if (name === "null") return value === null;
  if (name === "unknown") return true;
  const type = (globalThis as Record<string, unknown>)[name];
  if (/^(Date|Event|Element|HTML\w*Element)$/.test(name) && typeof type === "function") {
    return value instanceof type;
  }
  return value !== undefined;
}
