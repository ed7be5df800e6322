import { entriesOf } from "../../../src/catalog/find";
import type { Catalog } from "../../../src/catalog/types";
import {
  type Dialect,
  describe,
  type JsonProp,
  jsonProps,
  nullable,
  type Schema,
  treeContent,
  treeDefs,
} from "./json-type";

const dialect: Dialect = { ...treeContent, nullable: true };

const defs = treeDefs({ description: "The id of a node of the tree.", type: "string" });

/**
 * A JSON Schema for the props of each component and part, within the subset that language models accept for structured
 * output. All props are required, and `null` leaves one out.
 */
export function structuredOutput(catalog: Catalog): Record<string, Schema> {
  const { types = {} } = catalog;
  return Object.fromEntries(
    entriesOf(catalog).flatMap((entry) => {
      const props = jsonProps(entry, types, dialect);
      return props ? [[entry.name, schemaOf((entry.part ?? entry.component).description, props)]] : [];
    }),
  );
}

function schemaOf(description: string, props: readonly JsonProp[]): Schema {
  const properties = Object.fromEntries(
    props.map(({ name, required, description, schema }) => [
      name,
      describe(description, required ? schema : nullable(schema)),
    ]),
  );
  const used = JSON.stringify(properties);
  const $defs = {
    ...(used.includes("#/$defs/") && { node: defs.node }),
    ...(used.includes(treeContent.content.$ref) && { content: defs.content }),
  };
  return {
    description,
    type: "object",
    properties,
    required: props.map(({ name }) => name),
    additionalProperties: false,
    ...(Object.keys($defs).length > 0 && { $defs }),
  };
}
