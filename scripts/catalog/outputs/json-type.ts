import { entriesOf } from "../../../src/catalog/find";
import { foldType } from "../../../src/catalog/fold-type";
import { membersOf, resolve, type Types, typeOf } from "../../../src/catalog/type/resolve";
import type { Catalog, ObjectType, PropDescriptor, TypeNode } from "../../../src/catalog/types";

export type Schema = Record<string, unknown>;

/** How a format represents types that JSON lacks. */
export interface Dialect {
  /** The schema of a `ReactNode`. */
  content: Schema;
  /** The schema of a `ReactElement`. */
  element: Schema;
  /** Whether all fields of an object are required, and `null` means that a field is left out. */
  nullable: boolean;
  /** The schema of a type that JSON can't express. Without it, such a type is left out. */
  other?: (type: TypeNode) => Schema;
}

/** A prop that JSON can express, with the schema of its values. */
interface JsonProp {
  name: string;
  required: boolean;
  description: string;
  schema: Schema;
  /** Content is text and components, and an element is one component. */
  kind: "data" | "content" | "element";
}

/** A component or part whose required props JSON can express. */
interface JsonComponent {
  name: string;
  description: string;
  /** Functions, dates, DOM elements, deprecated props and class names are left out. */
  props: JsonProp[];
}

/** The components and parts that JSON can express. */
export function jsonComponents(catalog: Catalog, dialect: Dialect): JsonComponent[] {
  const scope = { types: catalog.types ?? {}, dialect, seen: [] };
  return entriesOf(catalog).flatMap(({ name, component, part }) => {
    const { description, props: all } = part ?? component;
    // Some components only contain parts.
    if (!part && Object.keys(all).length === 0) return [];
    const props = jsonProps(all, scope);
    return props ? [{ name, description, props }] : [];
  });
}

/** The only HTML attribute that JSON needs. Components accept all attributes of their element. */
export const accessibleName: JsonProp = {
  name: "aria-label",
  required: false,
  description: "The accessible name, if no visible text names it.",
  schema: { type: "string" },
  kind: "data",
};

/** Undefined if JSON can't express a required prop. */
function jsonProps(props: Record<string, PropDescriptor>, scope: Scope): JsonProp[] | undefined {
  const { content, element } = scope.dialect;
  const found: JsonProp[] = [];
  for (const [name, prop] of Object.entries(props)) {
    if (prop.deprecated !== undefined || /classname$/i.test(name)) continue;
    const { description, descriptions = {}, deprecatedValues = {}, required = false } = prop;
    const isCurrent = (value: unknown) => !Object.hasOwn(deprecatedValues, String(value));
    const { values, others } = splitLiterals(membersOf(typeOf(prop)));
    const literals = values.filter(isCurrent).map((value): TypeNode => ({ kind: "literal", value }));
    const schema = union([...literals, ...others], scope);
    if (schema && schema.type !== "null") {
      const kind = schema === content ? "content" : schema === element ? "element" : "data";
      const texts = Object.entries(descriptions).filter(([value]) => isCurrent(value));
      const lines = [description, ...texts.map(([value, text]) => `"${value}": ${text}`)];
      found.push({ name, required, description: lines.join("\n"), schema, kind });
    } else if (required) return undefined;
  }
  if (!Object.hasOwn(props, "aria-label")) found.push(accessibleName);
  return found;
}

export interface Scope {
  types: Types;
  dialect: Dialect;
  /** The names of the types around this one. */
  seen: readonly string[];
}

/** The maximum nesting of a type inside itself. JSON Schema could express recursion, but most formats forbid it. */
const MAX_DEPTH = 3;

const scalar: Schema = { type: ["string", "number"] };

/** The schema of the values of a type that JSON can express. Undefined if the format leaves the type out. */
export function schemaOf(type: TypeNode, scope: Scope): Schema | undefined {
  return expressible(type, scope) ?? scope.dialect.other?.(type);
}

function expressible(type: TypeNode, scope: Scope): Schema | undefined {
  const { other } = scope.dialect;
  if (typeof type !== "object" || type.kind !== "reference") return schemaOfResolved(type, scope);
  if (type.name === "ItemOf" && !other) return itemOf(scope.dialect);
  const depth = scope.seen.filter((name) => name === type.name).length;
  if (depth === (other ? 1 : MAX_DEPTH)) return undefined;
  return schemaOfResolved(type, { ...scope, seen: [...scope.seen, type.name] });
}

function schemaOfResolved(type: TypeNode, scope: Scope): Schema | undefined {
  const { content, element, nullable: isNullable, other } = scope.dialect;
  return foldType<Schema | undefined>(
    resolve(type, scope.types),
    {
      bare: (name) => {
        // In these formats, null means that a prop is left out.
        if (name === "null" && isNullable) return undefined;
        if (["string", "number", "boolean", "null"].includes(name)) return { type: name };
        if (name === "ReactNode") return content;
        if (name === "ReactElement") return element;
        return name === "unknown" && !other ? scalar : undefined;
      },
      literal: ({ value }) => enumOf([value]),
      union: ({ members }) => union(members, scope),
      array: ({ item }) => {
        const items = schemaOf(item, scope);
        return items && { type: "array", items };
      },
      object: (each) => object(each, scope),
      record: (each) => {
        const value = schemaOf(each.value, scope);
        // Formats that require all properties don't allow objects with arbitrary keys.
        return value && !isNullable ? { type: "object", additionalProperties: value } : undefined;
      },
      conditional: ({ whenTrue, whenFalse }) => {
        // Another prop decides which type a selection has. `renderTree` checks it, so both are allowed.
        return !other && scope.seen.at(-1)?.endsWith("Selection")
          ? union([whenTrue, whenFalse], scope)
          : undefined;
      },
      // Pickers accept items of any type, but show only these without code.
      parameter: ({ name }) => {
        if (other) return undefined;
        if (name === "Multiple") return { type: "boolean" };
        if (name === "Value") return scalar;
        return name === "Items" ? itemsOf(scope.dialect) : undefined;
      },
    },
    () => undefined,
  );
}

/** The items of a picker, which may be in groups. */
function itemsOf(dialect: Dialect): Schema {
  const properties = {
    value: { description: "The label of a group.", type: "string" },
    items: { description: "The items of the group.", type: "array", items: itemOf(dialect) },
  };
  return { type: "array", items: joined([itemOf(dialect), objectOf(properties)]) };
}

function itemOf({ nullable: isNullable }: Dialect): Schema {
  const field = (description: string, schema: Schema) =>
    describe(description, isNullable ? nullable(schema) : schema);
  const properties = {
    label: field("The text of the item.", { type: "string" }),
    value: field("The value that a form submits, and the text without a label.", scalar),
  };
  return joined([objectOf(properties, isNullable ? undefined : []), scalar]);
}

function union(given: readonly TypeNode[], scope: Scope): Schema | undefined {
  const members = given.flatMap((member) => {
    const resolved = resolve(member, scope.types);
    return typeof resolved === "object" && resolved.kind === "union" ? resolved.members : [member];
  });
  // Content includes text and numbers.
  if (members.includes("ReactNode")) return scope.dialect.content;
  const { values, others } = splitLiterals(members);
  const schemas = others.map((each) => schemaOf(each, scope)).filter((each) => each !== undefined);
  if (schemas.length === 0) return values.length > 0 ? enumOf(values) : undefined;
  // A2UI's loader ignores the other members of a union with an `enum`, so each value is a `const`.
  const constants =
    scope.dialect.other && values.length > 0
      ? [enumOf(values)]
      : values.map((value): Schema => ({ type: typeOfValue(value), const: value }));
  const [only, ...more] = [...constants, ...schemas];
  return more.length > 0 ? joined([...constants, ...schemas]) : only;
}

type Literal = string | number | boolean | null;

/** The values of the literals among the members of a union, and its other members. */
function splitLiterals(members: readonly TypeNode[]): { values: Literal[]; others: TypeNode[] } {
  const values: Literal[] = [];
  const others: TypeNode[] = [];
  for (const member of members) {
    if (typeof member === "object" && member.kind === "literal") values.push(member.value);
    else others.push(member);
  }
  return { values, others };
}

function typeOfValue(value: Literal): string {
  return value === null ? "null" : typeof value;
}

function enumOf(values: readonly Literal[]): Schema {
  const [type, ...more] = new Set(values.map(typeOfValue));
  return { type: more.length > 0 ? [type, ...more] : type, enum: values };
}

/** A schema for one of several schemas. Schemas that only state a type are combined without duplicates. */
function joined(choices: readonly Schema[]): Schema {
  const all = choices.flatMap((each) => (each.anyOf as Schema[] | undefined) ?? [each]);
  const isType = (each: Schema) => Object.keys(each).join() === "type";
  const types = [...new Set(all.filter(isType).flatMap((each) => each.type as string | string[]))];
  const others = all.filter((each) => !isType(each));
  if (others.length > 0) return { anyOf: [...others, ...types.map((type) => ({ type }))] };
  return { type: types.length === 1 ? types[0] : types };
}

function object({ fields }: ObjectType, scope: Scope): Schema | undefined {
  const isNullable = scope.dialect.nullable;
  const properties: Record<string, Schema> = {};
  for (const [name, { type, required, description }] of Object.entries(fields)) {
    const schema = schemaOf(type, scope);
    if (schema) properties[name] = describe(description, isNullable && !required ? nullable(schema) : schema);
    else if (required) return undefined;
  }
  const names = Object.keys(properties);
  if (names.length === 0) return undefined;
  return objectOf(properties, isNullable ? names : names.filter((name) => fields[name]?.required));
}

/** The schema of an object with only these properties. */
export function objectOf(properties: Record<string, Schema>, required = Object.keys(properties)): Schema {
  return { type: "object", properties, required, additionalProperties: false };
}

/** Adds a description to a schema. Wraps a reference, because some readers forbid a description beside it. */
export function describe(description: string, schema: Schema): Schema {
  return { description, ...(schema.$ref ? { anyOf: [schema] } : schema) };
}

/** The schema of the same values and `null`. */
export function nullable(schema: Schema): Schema {
  if (schema.enum) return enumOf([...new Set([...(schema.enum as Literal[]), null])]);
  const isSimple = schema.anyOf || (schema.type && Object.keys(schema).join() === "type");
  return isSimple ? joined([schema, { type: "null" }]) : { anyOf: [schema, { type: "null" }] };
}
