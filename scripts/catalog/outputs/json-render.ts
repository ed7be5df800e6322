import { entriesOf } from "../../../src/catalog/find";
import type { Catalog } from "../../../src/catalog/types";
import { type Dialect, describe, jsonProps, nullable, type Schema } from "./json-type";

/** A spec passes nested components as children and slots, so content in props is text. */
const dialect: Dialect = {
  content: { type: ["string", "number"] },
  element: { type: "null" },
  nullable: true,
};

interface JsonRenderComponent {
  description: string;
  /** `default` for the children, and the props that take components. */
  slots: string[];
  /** The JSON Schema of the props. All are required, and `null` leaves one out. */
  props: Schema;
}

/**
 * The components as the data of a json-render catalog. Convert each schema to zod and pass the data to
 * `defineCatalog`.
 */
export function jsonRenderCatalog(catalog: Catalog): {
  components: Record<string, JsonRenderComponent>;
  actions: Record<string, never>;
} {
  const { types = {} } = catalog;
  const components = entriesOf(catalog).flatMap((entry): [string, JsonRenderComponent][] => {
    const props = jsonProps(entry, types, dialect);
    if (!props) return [];
    const slots = props.filter(({ kind }) => kind !== "data").map(({ name }) => slotOf(name));
    const values = props.filter(({ kind }) => kind !== "element");
    const properties = values.map(({ name, required, description, schema, kind }) => {
      const isRequired = required && kind === "data";
      return [name, describe(description, isRequired ? schema : nullable(schema))] as const;
    });
    const schema = {
      type: "object",
      properties: Object.fromEntries(properties),
      required: values.map(({ name }) => name),
      additionalProperties: false,
    };
    const { description } = entry.part ?? entry.component;
    return [[entry.name, { description, slots, props: schema }]];
  });
  return { components: Object.fromEntries(components), actions: {} };
}

function slotOf(prop: string): string {
  return prop === "children" ? "default" : prop;
}
