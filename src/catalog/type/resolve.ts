import { mapType } from "../fold-type";
import type {
  BareName,
  FieldDescriptor,
  PropDescriptor,
  TypeDefinition,
  TypeNode,
  TypeParameter,
} from "../types";

/** The definitions of a catalog. */
export type Types = Readonly<Record<string, TypeDefinition>>;

/** The type of a prop as data. */
export function typeOf({ type, values = [], structure }: PropDescriptor): TypeNode {
  if (structure !== undefined) return structure;
  const literals = values.map((value): TypeNode => ({ kind: "literal", value }));
  // Without a structure, the text is a bare name. A catalog of the plain format may have any text.
  return unionOf(type === "enum" ? literals : [...literals, type as BareName]);
}

/** The members of a union, or the only member of another type. */
export function membersOf(node: TypeNode): readonly TypeNode[] {
  return typeof node === "object" && node.kind === "union" ? node.members : [node];
}

/** The union of several types. The union of one type is that type. */
export function unionOf(nodes: readonly TypeNode[]): TypeNode {
  const members = nodes.flatMap(membersOf);
  const [only] = members;
  return members.length === 1 && only !== undefined ? only : { kind: "union", members };
}

/**
 * Resolves a type: a reference becomes its definition, and `partial` and intersections of objects become an
 * object. A reference to a type without a definition stays unchanged.
 */
export function resolve(node: TypeNode, types: Types, seen: readonly string[] = []): TypeNode {
  if (typeof node === "string") return node;
  if (node.kind === "reference") {
    const definition = Object.hasOwn(types, node.name) ? types[node.name] : undefined;
    // A definition that refers to itself stays a reference.
    if (!definition || seen.includes(node.name)) return node;
    const { type, generics = {} } = definition;
    return resolve(substitute(type, argumentsFor(generics, node.arguments)), types, [...seen, node.name]);
  }
  if (node.kind === "partial") {
    const of = resolve(node.of, types, seen);
    if (typeof of === "string" || of.kind !== "object") return node;
    return { kind: "object", fields: mapValues(of.fields, optional) };
  }
  if (node.kind === "intersection") {
    const members = node.members.map((member) => resolve(member, types, seen));
    const fields = members.map((member) =>
      typeof member === "object" && member.kind === "object" ? member.fields : undefined,
    );
    if (!fields.every((each) => each !== undefined)) return node;
    return { kind: "object", fields: Object.assign({}, ...fields) };
  }
  return node;
}

/** The direct inner types of a type, each with whether its values flow in the opposite direction. */
export function innerTypes(node: TypeNode): { type: TypeNode; isOpposite?: true }[] {
  const found: { type: TypeNode; isOpposite?: true }[] = [];
  mapType(node, (type, isOpposite) => {
    found.push({ type, ...(isOpposite && { isOpposite }) });
    return type;
  });
  return found;
}

function optional({ required: _, ...field }: FieldDescriptor): FieldDescriptor {
  return field;
}

function argumentsFor(
  generics: Record<string, TypeParameter>,
  given: readonly TypeNode[] = [],
): ReadonlyMap<string, TypeNode> {
  return new Map(
    Object.entries(generics).flatMap(([name, { default: standard }], index) => {
      const argument = given[index] ?? standard;
      return argument === undefined ? [] : [[name, argument] as const];
    }),
  );
}

/** The type with type parameters replaced by their arguments. */
function substitute(node: TypeNode, given: ReadonlyMap<string, TypeNode>): TypeNode {
  if (given.size === 0 || typeof node === "string") return node;
  if (node.kind === "parameter") return given.get(node.name) ?? node;
  return mapType(node, (type) => substitute(type, given));
}

function mapValues<Value, Result>(object: Record<string, Value>, change: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)] as const));
}
