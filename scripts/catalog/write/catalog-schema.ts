import { foldType } from "../../../src/catalog/fold-type";
import { formatType } from "../../../src/catalog/type/format";
import { membersOf, resolve, type Types, typeOf } from "../../../src/catalog/type/resolve";
import type { Catalog, FieldDescriptor, PropDescriptor, TypeNode } from "../../../src/catalog/types";
import { splitLiterals } from "../outputs/json-type";
import { catalogFormat } from "./format-schema";

/**
 * The JSON Schema that is published beside the catalog, for programs that write or check user interfaces. It describes
 * the catalog, and under `$defs` the props of every component and part (`ButtonProps`, `DialogTitleProps`).
 */
export function catalogSchema({ version, components, types }: Catalog): object {
  const { $ref, $defs } = catalogFormat();
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $ref,
    $defs: {
      ...$defs,
      ...Object.fromEntries(
        Object.values(components).flatMap(({ name, description, props, subComponents = {} }) => [
          [`${name}Props`, propsSchema(description, props, types)],
          ...Object.values(subComponents).map((part) => [
            `${name}${part.name}Props`,
            propsSchema(part.description, part.props, types),
          ]),
        ]),
      ),
    },
    $id: `urn:kerf:catalog:${version}`,
    title: "Kerf component catalog",
    description:
      "Every component of a React design system, with its props, allowed values, defaults, parts, examples and look.",
  };
}

type Schema = Record<string, unknown>;

/** The JSON Schema of a component's props. It also allows attributes of the element. */
function propsSchema(description: string, props: Record<string, PropDescriptor>, types: Types = {}): Schema {
  const required = Object.entries(props).flatMap(([name, prop]) => (prop.required ? [name] : []));
  return {
    description,
    type: "object",
    properties: Object.fromEntries(
      Object.entries(props).map(([name, prop]) => [name, propSchema(prop, types)]),
    ),
    ...(required.length > 0 && { required }),
  };
}

function propSchema(prop: PropDescriptor, types: Types): Schema {
  return {
    description: prop.description,
    // Types that JSON can't express, such as a node or a function, accept anything. The comment names them.
    ...(typeSchema(typeOf(prop), types) ?? { $comment: prop.type }),
    ...(prop.default !== undefined && defaultOf(typeOf(prop), prop.default)),
    ...(prop.minimum !== undefined && { minimum: prop.minimum }),
    ...(prop.deprecated !== undefined && { deprecated: true }),
  };
}

/** The schema of a type. Undefined if some of its values aren't JSON. */
function typeSchema(given: TypeNode, types: Types): Schema | undefined {
  const type = resolve(given, types);
  const isReference = typeof given === "object" && given.kind === "reference";
  const inner = isReference ? without(given.name, types) : types;
  return foldType<Schema | undefined>(
    type,
    {
      bare: (name) => (["string", "number", "boolean", "null"].includes(name) ? { type: name } : undefined),
      literal: ({ value }) => ({ enum: [value] }),
      union: ({ members }) => unionSchema(members, inner),
      array: ({ item }) => {
        const items = typeSchema(item, inner);
        return items && { type: "array", items };
      },
      object: ({ fields }) => objectSchema(fields, inner),
      // A recursive type, such as the children of a tree's item, accepts any object.
      reference: ({ name }) => ({ type: "object", $comment: name }),
    },
    () => undefined,
  );
}

function without(name: string, { [name]: _, ...others }: Types): Types {
  return others;
}

function unionSchema(members: readonly TypeNode[], types: Types): Schema | undefined {
  const { values, others } = splitLiterals(members);
  const schemas = others.map((member) => typeSchema(member, types));
  if (!schemas.every((schema) => schema !== undefined)) return undefined;
  const choices = [...(values.length > 0 ? [{ enum: values }] : []), ...schemas];
  return choices.length === 1 ? choices[0] : { anyOf: choices };
}

function objectSchema(fields: Record<string, FieldDescriptor>, types: Types): Schema | undefined {
  const properties: Record<string, Schema> = {};
  for (const [name, { type, required, description }] of Object.entries(fields)) {
    const schema = typeSchema(type, types);
    if (!schema && required) return undefined;
    properties[name] = { description, ...(schema ?? { $comment: formatType(type) }) };
  }
  const required = Object.keys(fields).filter((name) => fields[name]?.required);
  return {
    type: "object",
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** The default as JSON: a string for an enum, `true` for a boolean. */
function defaultOf(type: TypeNode, text: string): Schema {
  const isString = membersOf(type).some((member) =>
    typeof member === "string" ? member === "string" : member.kind === "literal" && member.value === text,
  );
  if (isString) return { default: text };
  try {
    return { default: JSON.parse(text) };
  } catch {
    return {};
  }
}
