import type { BareName, TypeNode, TypeStructure } from "./types";

/** A function for each kind of type. `bare` is for a bare name. */
export type TypeCases<Result> = { bare: (name: BareName) => Result } & {
  [Kind in TypeStructure["kind"]]: (type: TypeStructure & { kind: Kind }) => Result;
};

/** Interprets a type by its kind. Without a function for each kind, `otherwise` is for the others. */
export function foldType<Result>(node: TypeNode, cases: TypeCases<Result>): Result;
export function foldType<Result>(
  node: TypeNode,
  cases: Partial<TypeCases<Result>>,
  otherwise: (type: TypeNode) => Result,
): Result;
export function foldType<Result>(
  node: TypeNode,
  cases: Partial<TypeCases<Result>>,
  otherwise?: (type: TypeNode) => Result,
): Result {
  const interpret = cases[typeof node === "string" ? "bare" : node.kind] ?? otherwise;
  return (interpret as (type: TypeNode) => Result)(node);
}

/**
 * Replaces the direct inner types of a type.
 *
 * @param change Gets each inner type, and whether its values flow in the opposite direction, as a function's arguments do.
 */
export function mapType(node: TypeNode, change: (type: TypeNode, isOpposite: boolean) => TypeNode): TypeNode {
  const inner = (type: TypeNode) => change(type, false);
  const members = <Type extends { members: TypeNode[] }>(type: Type) => ({
    ...type,
    members: type.members.map(inner),
  });
  const of = <Type extends { of: TypeNode }>(type: Type) => ({ ...type, of: inner(type.of) });
  return foldType<TypeNode>(
    node,
    {
      union: members,
      intersection: members,
      array: (type) => ({ ...type, item: inner(type.item) }),
      tuple: (type) => ({ ...type, items: type.items.map((item) => ({ ...item, type: inner(item.type) })) }),
      object: (type) => ({
        ...type,
        fields: Object.fromEntries(
          Object.entries(type.fields).map(([name, field]) => [name, { ...field, type: inner(field.type) }]),
        ),
      }),
      record: (type) => ({ ...type, key: inner(type.key), value: inner(type.value) }),
      partial: of,
      keyof: of,
      function: (type) => ({
        ...type,
        parameters: type.parameters.map((each) => ({ ...each, type: change(each.type, true) })),
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
    },
    (type) => type,
  );
}
