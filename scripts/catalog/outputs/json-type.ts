import type { Entry } from "../../../src/catalog/find";
import { foldType } from "../../../src/catalog/fold-type";
import { membersOf, resolve, type Types, typeOf } from "../../../src/catalog/type/resolve";
import type { ObjectType, PropDescriptor, TypeNode } from "../../../src/catalog/types";

export type Schema = Record<string, unknown>;

/** How a format represents types that JSON lacks. */
export interface Dialect {
  /** The schema of a `ReactNode`. */
  content: Schema;
  /** The schema of a `ReactElement`. */
  element: Schema;
  /** Whether all fields of an object are required, and `null` means that a field is left out. */
  nullable: boolean;
}

/** Content as `renderTree` reads it: text, a node of the tree, or a list of these. {@link treeDefs} defines both. */
export const treeContent = { content: { $ref: "#/$defs/content" }, element: { $ref: "#/$defs/node" } };

/**
 * The definitions that {@link treeContent} refers to.
 *
 * @param id The schema of a node's id.
 */
export function treeDefs(id: Schema): { node: Schema; content: Schema } {
  const { element } = treeContent;
  return {
    node: { type: "object", properties: { node: id }, required: ["node"], additionalProperties: false },
    content: {
      anyOf: [
        { type: "string" },
        { type: "number" },
        element,
        { type: "array", items: { anyOf: [{ type: ["string", "number"] }, element] } },
      ],
    },
  };
}

/** A prop that JSON can express, with the schema of its values. */
export interface JsonProp {
  name: string;
  required: boolean;
  description: string;
  schema: Schema;
  /** Content is text and components, and an element is one component. */
  kind: "data" | "content" | "element";
}

/**
 * The props of a component or part that JSON can express. Functions, dates, DOM elements, deprecated props
 * and class names are left out.
 *
 * @returns Undefined if JSON can't express a required prop, or if the component only contains parts.
 */
export function jsonProps(entry: Entry, types: Types, dialect: Dialect): JsonProp[] | undefined {
  const { props } = entry.part ?? entry.component;
  if (!entry.part && Object.keys(props).length === 0) return undefined;
  const found: JsonProp[] = [];
  for (const [name, prop] of Object.entries(props)) {
    if (prop.deprecated !== undefined || /classname$/i.test(name)) continue;
    const schema = schemaOf(current(prop), { types, dialect, seen: [] });
    if (schema && schema.type !== "null") {
      const kind = schema === dialect.content ? "content" : schema === dialect.element ? "element" : "data";
      found.push({ name, required: prop.required === true, description: textOf(prop), schema, kind });
    } else if (prop.required) return undefined;
  }
  if (!Object.hasOwn(props, "aria-label")) found.push(accessibleName);
  return found;
}

/** The only HTML attribute that JSON needs. Components accept all attributes of their element. */
export const accessibleName: JsonProp = {
  name: "aria-label",
  required: false,
  description: "The accessible name, if no visible text names it.",
  schema: { type: "string" },
  kind: "data",
};

/** The type without deprecated values. */
function current(prop: PropDescriptor): TypeNode {
  const { deprecatedValues = {} } = prop;
  const members = membersOf(typeOf(prop)).filter(
    (member) =>
      typeof member === "string" ||
      member.kind !== "literal" ||
      !Object.hasOwn(deprecatedValues, String(member.value)),
  );
  return { kind: "union", members };
}

/** The description of a prop, with a sentence about each of its values. */
function textOf({ description, descriptions = {}, deprecatedValues = {} }: PropDescriptor): string {
  const values = Object.entries(descriptions).filter(([value]) => !Object.hasOwn(deprecatedValues, value));
  return [description, ...values.map(([value, text]) => `"${value}": ${text}`)].join("\n");
}

interface Scope {
  types: Types;
  dialect: Dialect;
  /** The names of the types around this one. */
  seen: readonly string[];
}

/**
 * The maximum nesting of a type inside itself. JSON Schema could express recursion, but most formats forbid
 * it.
 */
const MAX_DEPTH = 3;

/** The schema of the values of a type that JSON can express. Undefined if JSON can express no value. */
function schemaOf(given: TypeNode, scope: Scope): Schema | undefined {
  if (typeof given === "string") return named(given, scope.dialect);
  if (given.kind === "reference") {
    if (given.name === "ItemOf") return itemOf(scope.dialect.nullable);
    if (scope.seen.filter((name) => name === given.name).length === MAX_DEPTH) return undefined;
    return unnamed(given, { ...scope, seen: [...scope.seen, given.name] });
  }
  return unnamed(given, scope);
}

function unnamed(given: TypeNode, scope: Scope): Schema | undefined {
  return foldType<Schema | undefined>(
    resolve(given, scope.types),
    {
      bare: (name) => named(name, scope.dialect),
      literal: (type) => union(flat([type], scope), scope),
      union: ({ members }) => union(flat(members, scope), scope),
      array: ({ item }) => {
        const items = schemaOf(item, scope);
        return items && { type: "array", items };
      },
      object: (type) => object(type, scope),
      record: (type) => {
        const value = schemaOf(type.value, scope);
        // Formats that require all properties don't allow objects with arbitrary keys.
        return value && !scope.dialect.nullable ? { type: "object", additionalProperties: value } : undefined;
      },
      conditional: ({ whenTrue, whenFalse }) => {
        // Another prop decides which type a selection has. `renderTree` checks it, so both are allowed.
        if (!scope.seen.at(-1)?.endsWith("Selection")) return undefined;
        return union(flat([whenTrue, whenFalse], scope), scope);
      },
      parameter: ({ name }) => parameter(name, scope.dialect),
    },
    () => undefined,
  );
}

function named(name: string, { content, element, nullable: isNullable }: Dialect): Schema | undefined {
  // In these formats, null means that a prop is left out.
  if (name === "null" && isNullable) return undefined;
  if (["string", "number", "boolean", "null"].includes(name)) return { type: name };
  if (name === "ReactNode") return content;
  if (name === "ReactElement") return element;
  return name === "unknown" ? scalar : undefined;
}

const scalar: Schema = { type: ["string", "number"] };

/** The schema of a type parameter. Pickers accept items of any type, but show only these without code. */
function parameter(name: string, { nullable }: Dialect): Schema | undefined {
  if (name === "Multiple") return { type: "boolean" };
  if (name === "Value") return scalar;
  if (name !== "Items") return undefined;
  const group = {
    type: "object",
    properties: {
      value: { description: "The label of a group.", type: "string" },
      items: { description: "The items of the group.", type: "array", items: itemOf(nullable) },
    },
    required: ["value", "items"],
    additionalProperties: false,
  };
  return { type: "array", items: joined([itemOf(nullable), group]) };
}

/** An item of a picker. */
function itemOf(isNullable: boolean): Schema {
  const field = (description: string, schema: Schema) =>
    describe(description, isNullable ? nullable(schema) : schema);
  const object = {
    type: "object",
    properties: {
      label: field("The text of the item.", { type: "string" }),
      value: field("The value that a form submits, and the text without a label.", scalar),
    },
    required: isNullable ? ["label", "value"] : [],
    additionalProperties: false,
  };
  return joined([object, scalar]);
}

/** The members of a union, including the members of unions inside it. */
function flat(members: readonly TypeNode[], { types }: Scope): TypeNode[] {
  return members.flatMap((member) => {
    const resolved = resolve(member, types);
    return typeof resolved === "object" && resolved.kind === "union" ? [...resolved.members] : [member];
  });
}

function union(members: readonly TypeNode[], scope: Scope): Schema | undefined {
  // Content includes text and numbers.
  if (members.includes("ReactNode")) return scope.dialect.content;
  const values = members.flatMap((each) =>
    typeof each === "object" && each.kind === "literal" ? [each.value] : [],
  );
  const others = members
    .filter((each) => typeof each === "string" || each.kind !== "literal")
    .map((each) => schemaOf(each, scope))
    .filter((each) => each !== undefined);
  if (others.length === 0) return values.length > 0 ? enumOf(values) : undefined;
  // A2UI's loader ignores the other members of a union with an `enum`, so each value is a `const`.
  const constants = values.map((value): Schema => ({ type: typeOfValue(value), const: value }));
  const [only, ...more] = [...constants, ...others];
  return more.length > 0 ? joined([...constants, ...others]) : only;
}

type Literal = string | number | boolean | null;

function typeOfValue(value: Literal): string {
  return value === null ? "null" : typeof value;
}

function enumOf(values: readonly Literal[]): Schema & { enum: readonly Literal[] } {
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
  const { nullable: isNullable } = scope.dialect;
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const [name, { type, required: isRequired, description }] of Object.entries(fields)) {
    const schema = schemaOf(type, scope);
    if (!schema && isRequired) return undefined;
    if (!schema) continue;
    properties[name] = describe(description, isNullable && !isRequired ? nullable(schema) : schema);
    if (isRequired || isNullable) required.push(name);
  }
  if (Object.keys(properties).length === 0) return undefined;
  return { type: "object", properties, required, additionalProperties: false };
}

/** Adds a description to a schema. Wraps a reference, because some readers forbid a description beside it. */
export function describe(description: string, schema: Schema): Schema {
  return { description, ...(schema.$ref ? { anyOf: [schema] } : schema) };
}

/** The schema of the same values and `null`. */
export function nullable(schema: Schema): Schema {
  const { enum: values } = schema as { enum?: Literal[] };
  if (values) return enumOf([...new Set([...values, null])]);
  return schema.anyOf || (schema.type && Object.keys(schema).join() === "type")
    ? joined([schema, { type: "null" }])
    : { anyOf: [schema, { type: "null" }] };
}
