import type { TypeNode } from "../types";
import { resolve, type Types } from "./resolve";

/**
 * Whether a value matches a type, as a running program can tell. A type that it can't inspect, such as one of another
 * package, matches every value except `undefined`.
 */
export function holds(type: TypeNode, value: unknown, types: Types): boolean {
  const node = resolve(type, types);
  if (typeof node === "string") return holdsName(node, value);
  switch (node.kind) {
    case "union":
      return node.members.some((member) => holds(member, value, types));
    case "literal":
      return value === node.value;
    case "array":
      return Array.isArray(value) && value.every((item) => holds(node.item, item, types));
    case "tuple":
      return Array.isArray(value) && node.items.every((item, index) => holds(item.type, value[index], types));
    case "function":
      return typeof value === "function";
    case "conditional":
      return holds(node.whenTrue, value, types) || holds(node.whenFalse, value, types);
    case "object":
      return (
        isObject(value) &&
        Object.entries(node.fields).every(([name, { type, required }]) =>
          value[name] === undefined && !required ? true : holds(type, value[name], types),
        )
      );
    case "record":
      return isObject(value) && Object.values(value).every((each) => holds(node.value, each, types));
    default:
      return value !== undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function holdsName(name: string, value: unknown): boolean {
  if (/^(string|number|boolean|undefined)$/.test(name)) return typeof value === name;
  if (name === "null") return value === null;
  if (name === "unknown") return true;
  const type = (globalThis as Record<string, unknown>)[name];
  if (/^(Date|Event|Element|HTML\w*Element)$/.test(name) && typeof type === "function") {
    return value instanceof type;
  }
  return value !== undefined;
}
