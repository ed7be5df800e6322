import type {
  BareName,
  FieldDescriptor,
  PropDescriptor,
  TypeDefinition,
  TypeNode,
  TypeParameter,
  TypeStructure,
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
  if (typeof node === "string") return [];
  switch (node.kind) {
    case "union":
    case "intersection":
      return node.members.map((type) => ({ type }));
    case "array":
      return [{ type: node.item }];
    case "tuple":
      return node.items.map(({ type }) => ({ type }));
    case "object":
      return Object.values(node.fields).map(({ type }) => ({ type }));
    case "record":
      return [{ type: node.key }, { type: node.value }];
    case "partial":
    case "keyof":
      return [{ type: node.of }];
    case "function": {
      const inputs = node.parameters.map(({ type }) => ({ type, isOpposite: true as const }));
      return [...inputs, { type: node.returns }];
    }
    case "reference":
    case "name":
      return (node.arguments ?? []).map((type) => ({ type }));
    case "conditional":
      return [node.check, node.extends, node.whenTrue, node.whenFalse].map((type) => ({ type }));
    default:
      return [];
  }
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
  const inner = (type: TypeNode) => substitute(type, given);
  const all: { [Kind in TypeStructure["kind"]]?: (type: TypeStructure & { kind: Kind }) => TypeNode } = {
    union: (type) => ({ ...type, members: type.members.map(inner) }),
    intersection: (type) => ({ ...type, members: type.members.map(inner) }),
    array: (type) => ({ ...type, item: inner(type.item) }),
    tuple: (type) => ({ ...type, items: type.items.map((item) => ({ ...item, type: inner(item.type) })) }),
    object: (type) => ({
      ...type,
      fields: mapValues(type.fields, (field) => ({ ...field, type: inner(field.type) })),
    }),
    record: (type) => ({ ...type, key: inner(type.key), value: inner(type.value) }),
    partial: (type) => ({ ...type, of: inner(type.of) }),
    keyof: (type) => ({ ...type, of: inner(type.of) }),
    function: (type) => ({
      ...type,
      parameters: type.parameters.map((each) => ({ ...each, type: inner(each.type) })),
      returns: inner(type.returns),
    }),
    reference: (type) => ({ ...type, ...(type.arguments && { arguments: type.arguments.map(inner) }) }),
    name: (type) => ({ ...type, arguments: type.arguments.map(inner) }),
    conditional: (type) => ({
      ...type,
      check: inner(type.check),
      extends: inner(type.extends),
      whenTrue: inner(type.whenTrue),
      whenFalse: inner(type.whenFalse),
    }),
  };
  const change = all[node.kind] as ((type: TypeStructure) => TypeNode) | undefined;
  return change?.(node) ?? node;
}

function mapValues<Value, Result>(object: Record<string, Value>, change: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)] as const));
}
