import type { FunctionType, ObjectType, TypeNode, TypeStructure } from "../types";
import { resolve, type Types } from "./resolve";

/** React's types that include others. */
const wider: Record<string, readonly string[]> = {
  ReactNode: ["string", "number", "boolean", "null", "undefined", "ReactElement"],
};

/** The catalogs that two types are from. */
export interface Scopes {
  wanted: Types;
  given: Types;
}

/**
 * Whether code that passes a value of type `given` still works if the type becomes `wanted`. The same name in
 * both counts as the same type, because its definitions are compared separately. Returns false for a type
 * that isn't defined.
 */
export function isAssignable(wanted: TypeNode, given: TypeNode, scopes: Scopes): boolean {
  if (wanted === "unknown" || given === "never") return true;
  if (given === "boolean") return booleans.every((each) => isAssignable(wanted, each, scopes));
  if (wanted === "boolean") return isLiteral(given) && typeof given.value === "boolean";
  if (isKind(given, "union")) return given.members.every((member) => isAssignable(wanted, member, scopes));
  if (isKind(wanted, "union")) {
    const members = wanted.members.flatMap((member) => (member === "boolean" ? booleans : [member]));
    return members.some((member) => isAssignable(member, given, scopes)) || resolved(wanted, given, scopes);
  }
  if (isSameName(wanted, given)) return pairwise(wanted.arguments, (given as Named).arguments, scopes);
  if (typeof wanted === "string") {
    if (nameAccepts(wanted, given)) return true;
  } else if (typeof given === "object" && structureAccepts(wanted, given, scopes)) return true;
  return resolved(wanted, given, scopes);
}

const booleans: TypeNode[] = [true, false].map((value) => ({ kind: "literal", value }));

/** Compares the definitions of references. */
function resolved(wanted: TypeNode, given: TypeNode, scopes: Scopes): boolean {
  const [inWanted, inGiven] = [resolve(wanted, scopes.wanted), resolve(given, scopes.given)];
  if (inWanted === wanted && inGiven === given) return false;
  return isAssignable(inWanted, inGiven, scopes);
}

function nameAccepts(name: string, given: TypeNode): boolean {
  const own = isLiteral(given) ? nameOf(given.value) : typeof given === "string" ? given : undefined;
  return own !== undefined && (own === name || (wider[name] ?? []).includes(own));
}

function nameOf(value: string | number | boolean | null): string {
  return value === null ? "null" : typeof value;
}

function structureAccepts(wanted: TypeStructure, given: TypeStructure, scopes: Scopes): boolean {
  if (wanted.kind === "array") return arrayAccepts(wanted, given, scopes);
  if (isKind(wanted, "tuple") && isKind(given, "tuple")) {
    return pairwise(
      wanted.items.map(({ type }) => type),
      given.items.map(({ type }) => type),
      scopes,
    );
  }
  if (isKind(wanted, "object") && isKind(given, "object")) return objectAccepts(wanted, given, scopes);
  if (isKind(wanted, "function") && isKind(given, "function")) return functionAccepts(wanted, given, scopes);
  if (isKind(wanted, "record") && isKind(given, "record")) {
    return isAssignable(wanted.key, given.key, scopes) && isAssignable(wanted.value, given.value, scopes);
  }
  if (isKind(wanted, "conditional") && isKind(given, "conditional")) {
    const isSame =
      JSON.stringify([wanted.check, wanted.extends]) === JSON.stringify([given.check, given.extends]);
    const branches = (type: TypeStructure & { kind: "conditional" }) => [type.whenTrue, type.whenFalse];
    return isSame && pairwise(branches(wanted), branches(given), scopes);
  }
  return JSON.stringify(wanted) === JSON.stringify(given);
}

function arrayAccepts(
  wanted: TypeStructure & { kind: "array" },
  given: TypeStructure,
  scopes: Scopes,
): boolean {
  if (given.kind === "tuple") return given.items.every(({ type }) => isAssignable(wanted.item, type, scopes));
  if (given.kind !== "array" || (given.readonly && !wanted.readonly)) return false;
  return isAssignable(wanted.item, given.item, scopes);
}

function pairwise(
  wanted: readonly TypeNode[] = [],
  given: readonly TypeNode[] = [],
  scopes: Scopes,
): boolean {
  return (
    wanted.length === given.length &&
    wanted.every((item, index) => isAssignable(item, given[index] as TypeNode, scopes))
  );
}

/** A removed field breaks code that passes it. A new required field breaks all code. */
function objectAccepts(wanted: ObjectType, given: ObjectType, scopes: Scopes): boolean {
  for (const [name, { type, required }] of Object.entries(given.fields)) {
    const field = Object.hasOwn(wanted.fields, name) ? wanted.fields[name] : undefined;
    if (!field || (!required && field.required) || !isAssignable(field.type, type, scopes)) return false;
  }
  return Object.entries(wanted.fields).every(
    ([name, { required }]) => !required || Object.hasOwn(given.fields, name),
  );
}

/**
 * A callback may ignore extra arguments, but must accept each one that it uses. An argument of another name in the same
 * position is another argument.
 */
function functionAccepts(wanted: FunctionType, given: FunctionType, scopes: Scopes): boolean {
  if (given.parameters.length > wanted.parameters.length) return false;
  const flipped = { wanted: scopes.given, given: scopes.wanted };
  const called = given.parameters.every(({ name, type, optional }, index) => {
    const argument = wanted.parameters[index];
    const isThere = argument?.name === name && (optional || !argument.optional);
    return isThere && isAssignable(type, argument.type, flipped);
  });
  return called && (wanted.returns === "void" || isAssignable(wanted.returns, given.returns, scopes));
}

function isKind<Kind extends TypeStructure["kind"]>(
  node: TypeNode,
  kind: Kind,
): node is TypeStructure & { kind: Kind } {
  return typeof node === "object" && node.kind === kind;
}

function isLiteral(node: TypeNode): node is TypeStructure & { kind: "literal" } {
  return isKind(node, "literal");
}

type Named = TypeStructure & { name: string; arguments?: TypeNode[] };

function isSameName(wanted: TypeNode, given: TypeNode): wanted is Named {
  const isNamed = (node: TypeNode): node is Named =>
    typeof node === "object" &&
    (node.kind === "reference" || node.kind === "name" || node.kind === "parameter");
  return isNamed(wanted) && isNamed(given) && wanted.kind === given.kind && wanted.name === given.name;
}
