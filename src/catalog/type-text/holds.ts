import type { TypeNode } from "./parse";

/**
 * Whether a value matches a printed type, as a running program can tell. A type that it can't inspect, such as one
 * from another module, matches every value except `undefined`.
 */
export function holds(node: TypeNode, value: unknown): boolean {
  if (node.kind === "union") return node.members.some((member) => holds(member, value));
  if (node.kind === "literal") return value === node.value;
  if (node.kind === "name") return holdsName(node.name, value);
  if (node.kind === "array") return Array.isArray(value) && value.every((item) => holds(node.item, item));
  if (node.kind === "tuple") {
    return Array.isArray(value) && node.items.every((item, index) => holds(item, value[index]));
  }
  if (node.kind === "function") return typeof value === "function";
  if (typeof value !== "object" || value === null) return false;
  const fields = value as Record<string, unknown>;
  return [...node.fields].every(([name, { type, optional }]) =>
    fields[name] === undefined ? optional : holds(type, fields[name]),
  );
}

function holdsName(name: string, value: unknown): boolean {
  if (/^(string|number|boolean|undefined)$/.test(name)) return typeof value === name;
  if (name === "unknown") return true;
  if (name === "Date") return value instanceof Date;
  return value !== undefined;
}
