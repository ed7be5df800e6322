import { innerTypes, type Types, typeOf } from "../type/resolve";
import type { Catalog, FieldDescriptor, TypeDefinition, TypeNode, TypeParameter } from "../types";
import type { CatalogChange, Rating } from "./change";
import { judgeDefault } from "./prop";
import { type BothTypes, type Direction, judgeNodes } from "./type";

/** Compares the types that at least one of the catalogs defines. */
export function compareDefinitions(before: Catalog, after: Catalog): CatalogChange[] {
  // A plain catalog defines none.
  if (!before.types || !after.types) return [];
  const types = { before: before.types, after: after.types };
  const directions = merge(directionsIn(before), directionsIn(after));
  const names = new Set([...Object.keys(types.before), ...Object.keys(types.after)]);
  return [...names].flatMap((name) => {
    const [was, is] = [types.before[name], types.after[name]];
    if (!was) return [{ subject: name, kind: "added" as const, level: "minor" as const, text: "type added" }];
    if (!is)
      return [{ subject: name, kind: "removed" as const, level: "major" as const, text: "type removed" }];
    return compareDefinition(name, was, is, [...(directions.get(name) ?? ["in"])], types);
  });
}

function compareDefinition(
  name: string,
  before: TypeDefinition,
  after: TypeDefinition,
  directions: readonly Direction[],
  types: BothTypes,
): CatalogChange[] {
  const about = (ratings: Rating[]) => ratings.map((rating) => ({ subject: name, ...rating }));
  return [
    ...about(textRating("description", before.description, after.description)),
    ...about(judgeGenerics(before.generics, after.generics)),
    ...(isObject(before.type) && isObject(after.type)
      ? compareFields(name, before.type.fields, after.type.fields, directions, types)
      : about(judgeNodes(before.type, after.type, directions, types))),
  ];
}

/** Compares the type parameters of a component, part or type. */
export function judgeGenerics(
  before: Record<string, TypeParameter> = {},
  after: Record<string, TypeParameter> = {},
): Rating[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [was, is] = [before, after].map((generics) => shapeOf(generics)) as [string[], string[]];
  if (was.join() === is.join()) {
    return [{ kind: "changed", level: "patch", text: "descriptions of the type parameters changed" }];
  }
  const added = Object.entries(after).slice(was.length);
  const isAddition =
    was.every((shape, index) => shape === is[index]) && added.every(([, { default: standard }]) => standard);
  const text = `type parameters <${Object.keys(before).join(", ")}> → <${Object.keys(after).join(", ")}>`;
  return [{ kind: "changed", level: isAddition ? "minor" : "major", text }];
}

/** Type parameters are identified by their position. */
function shapeOf(generics: Record<string, TypeParameter>): string[] {
  return Object.values(generics).map(({ description: _, ...shape }) => JSON.stringify(shape));
}

function compareFields(
  owner: string,
  before: Record<string, FieldDescriptor>,
  after: Record<string, FieldDescriptor>,
  directions: readonly Direction[],
  types: BothTypes,
): CatalogChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    const ratings = !was
      ? [judgeFieldNew(is as FieldDescriptor, directions)]
      : !is
        ? [{ kind: "removed" as const, level: "major" as const, text: "field removed" }]
        : judgeField(was, is, directions, types);
    return ratings.map((rating) => ({ subject: `${owner}.${name}`, ...rating }));
  });
}

/** A new required field breaks code that creates such an object. */
function judgeFieldNew({ required }: FieldDescriptor, directions: readonly Direction[]): Rating {
  return required && directions.includes("in")
    ? { kind: "added", level: "major", text: "required field added" }
    : { kind: "added", level: "minor", text: "field added" };
}

function judgeField(
  before: FieldDescriptor,
  after: FieldDescriptor,
  directions: readonly Direction[],
  types: BothTypes,
): Rating[] {
  return [
    ...judgeNodes(before.type, after.type, directions, types),
    ...judgeRequired(before, after, directions),
    ...judgeDefault(before, after),
    ...textRating("description", before.description, after.description),
  ];
}

/**
 * Making a field optional breaks code that reads it. Making it required breaks code that creates the object.
 */
function judgeRequired(
  before: FieldDescriptor,
  after: FieldDescriptor,
  directions: readonly Direction[],
): Rating[] {
  if (before.required === after.required) return [];
  const breaks = directions.includes(after.required ? "in" : "out");
  const text = after.required ? "became required" : "became optional";
  return [{ kind: "changed", level: breaks ? "major" : "minor", text }];
}

function textRating(field: string, before: string, after: string): Rating[] {
  return before === after ? [] : [{ kind: "changed", level: "patch", text: `\`${field}\` changed` }];
}

type Directions = Map<string, Set<Direction>>;

/** Who creates the values of each definition. */
function directionsIn({ components, types = {} }: Catalog): Directions {
  const found: Directions = new Map();
  for (const component of Object.values(components)) {
    for (const { props } of [component, ...Object.values(component.subComponents ?? {})]) {
      for (const prop of Object.values(props)) follow(typeOf(prop), "in", types, found);
    }
  }
  return found;
}

function follow(type: TypeNode, direction: Direction, types: Types, found: Directions): void {
  if (typeof type === "object" && type.kind === "reference") {
    const known = found.get(type.name) ?? new Set();
    if (!known.has(direction)) {
      found.set(type.name, known.add(direction));
      const definition = Object.hasOwn(types, type.name) ? types[type.name] : undefined;
      if (definition) follow(definition.type, direction, types, found);
    }
  }
  for (const { type: inner, isOpposite } of innerTypes(type)) {
    follow(inner, isOpposite ? opposite[direction] : direction, types, found);
  }
}

const opposite = { in: "out", out: "in" } as const;

function merge(first: Directions, second: Directions): Directions {
  const names = new Set([...first.keys(), ...second.keys()]);
  return new Map(
    [...names].map(
      (name) => [name, new Set([...(first.get(name) ?? []), ...(second.get(name) ?? [])])] as const,
    ),
  );
}

function isObject(
  type: TypeNode,
): type is TypeNode & { kind: "object"; fields: Record<string, FieldDescriptor> } {
  return typeof type === "object" && type.kind === "object";
}
