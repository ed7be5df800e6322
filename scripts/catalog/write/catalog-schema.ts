import { withProviders } from "../../../src/catalog/find";
import { formatType } from "../../../src/catalog/type/format";
import { membersOf, type Types, typeOf } from "../../../src/catalog/type/resolve";
import type { Catalog, PropDescriptor, TypeNode } from "../../../src/catalog/types";
import { type Schema, schemaOf } from "../outputs/json-type";
import { catalogFormat } from "./format-schema";

/**
 * The JSON Schema that is published beside the catalog, for programs that write or check user interfaces. It describes
 * the catalog, and under `$defs` the props of every component and part (`ButtonProps`, `DialogTitleProps`).
 */
export function catalogSchema(catalog: Catalog): object {
  const { version, components, types } = withProviders(catalog);
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

/** The JSON Schema of a component's props. It also allows attributes of the element. */
function propsSchema(description: string, props: Record<string, PropDescriptor>, types: Types = {}): Schema {
  // Types that JSON can't express, such as a node or a function, accept anything. The comment names them.
  const other = (type: TypeNode) => ({ $comment: formatType(type) });
  const dialect = { content: other("ReactNode"), element: other("ReactElement"), nullable: false, other };
  const required = Object.keys(props).filter((name) => props[name]?.required);
  const properties = Object.entries(props).map(([name, prop]) => {
    const type = typeOf(prop);
    const schema = {
      description: prop.description,
      ...schemaOf(type, { types, dialect, seen: [] }),
      ...(prop.default !== undefined && defaultOf(type, prop.default)),
      ...(prop.minimum !== undefined && { minimum: prop.minimum }),
      ...(prop.deprecated !== undefined && { deprecated: true }),
    };
    return [name, schema];
  });
  return {
    description,
    type: "object",
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
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
