import type { Field, TypeNode } from "./parse";

/** Types that the names of React and Kerf include besides themselves, as needed for comparing types. */
const wider: Record<string, readonly string[]> = {
  ReactNode: ["string", "number", "boolean", "null", "undefined", "ReactElement"],
  IconProp: ["ReactNode"],
};

/**
 * Whether code that passes a value of type `given` still works if the type becomes `wanted`. If it can't tell, it
 * returns false: it doesn't know the contents of a renamed type.
 */
export function accepts(wanted: TypeNode, given: TypeNode): boolean {
  if (given.kind === "union") return given.members.every((member) => accepts(wanted, member));
  if (wanted.kind === "union") return wanted.members.some((member) => accepts(member, given));
  if (wanted.kind === "name") return nameAccepts(wanted.name, given);
  if (wanted.kind === "literal") return given.kind === "literal" && given.value === wanted.value;
  if (wanted.kind === "array") return arrayAccepts(wanted, given);
  if (wanted.kind === "tuple") return given.kind === "tuple" && pairwise(wanted.items, given.items);
  if (wanted.kind === "object") return given.kind === "object" && objectAccepts(wanted.fields, given.fields);
  return given.kind === "function" && functionAccepts(wanted, given);
}

function nameAccepts(name: string, given: TypeNode): boolean {
  if (name === "unknown") return true;
  const own = given.kind === "literal" ? nameOf(given.value) : given.kind === "name" ? given.name : undefined;
  if (own === undefined) return false;
  return own === name || (wider[name] ?? []).some((inner) => nameAccepts(inner, given));
}

function nameOf(value: string | number | boolean | null): string {
  return value === null ? "null" : typeof value;
}

function arrayAccepts(wanted: TypeNode & { kind: "array" }, given: TypeNode): boolean {
  if (given.kind === "tuple") return given.items.every((item) => accepts(wanted.item, item));
  if (given.kind !== "array" || (given.readonly && !wanted.readonly)) return false;
  return accepts(wanted.item, given.item);
}

function pairwise(wanted: readonly TypeNode[], given: readonly TypeNode[]): boolean {
  return (
    wanted.length === given.length && wanted.every((item, index) => accepts(item, given[index] as TypeNode))
  );
}

/** A removed field breaks code that passes it. A new required field breaks all code. */
function objectAccepts(wanted: ReadonlyMap<string, Field>, given: ReadonlyMap<string, Field>): boolean {
  for (const [name, { type, optional }] of given) {
    const field = wanted.get(name);
    if (!field || (optional && !field.optional) || !accepts(field.type, type)) return false;
  }
  return [...wanted].every(([name, { optional }]) => optional || given.has(name));
}

/** A callback may ignore extra arguments, but must accept each one that it uses. */
function functionAccepts(
  wanted: TypeNode & { kind: "function" },
  given: TypeNode & { kind: "function" },
): boolean {
  if (given.parameters.length > wanted.parameters.length) return false;
  const called = wanted.parameters.slice(0, given.parameters.length);
  const ignored = wanted.returns.kind === "name" && wanted.returns.name === "void";
  return pairwise(given.parameters, called) && (ignored || accepts(wanted.returns, given.returns));
}
