import type { Catalog } from "../../../src/catalog/types";
import {
  accessibleName,
  type Dialect,
  describe,
  jsonComponents,
  nullable,
  objectOf,
  type Schema,
} from "./json-type";

/** Content as `renderTree` reads it: text, a node of the tree, or a list of these. {@link treeDefs} defines both. */
const tree = { content: { $ref: "#/$defs/content" }, element: { $ref: "#/$defs/node" } };

/**
 * The definitions that {@link tree} refers to.
 *
 * @param id The schema of a node's id.
 */
function treeDefs(id: Schema): { node: Schema; content: Schema } {
  const simple = ["string", "number"];
  const list = { type: "array", items: { anyOf: [{ type: simple }, tree.element] } };
  return {
    node: objectOf({ node: id }),
    content: { anyOf: [...simple.map((type) => ({ type })), tree.element, list] },
  };
}

/**
 * A JSON Schema for the props of each component and part, within the subset that language models accept for structured
 * output. All props are required, and `null` leaves one out.
 */
export function structuredOutput(catalog: Catalog): Record<string, Schema> {
  const defs = treeDefs({ description: "The id of a node of the tree.", type: "string" });
  const schemas = jsonComponents(catalog, { ...tree, nullable: true }).map(({ name, description, props }) => {
    const properties = Object.fromEntries(
      props.map((prop) => [
        prop.name,
        describe(prop.description, prop.required ? prop.schema : nullable(prop.schema)),
      ]),
    );
    const used = JSON.stringify(properties);
    const $defs = {
      ...(used.includes("#/$defs/") && { node: defs.node }),
      ...(used.includes(tree.content.$ref) && { content: defs.content }),
    };
    const schema = { description, ...objectOf(properties), ...(Object.keys($defs).length > 0 && { $defs }) };
    return [name, schema] as const;
  });
  return Object.fromEntries(schemas);
}

const a2uiTypes = "https://a2ui.org/specification/v0_9/common_types.json#/$defs";
const a2uiId = { $ref: `${a2uiTypes}/ComponentId` };

/** The components as a catalog of A2UI 0.9. It has no actions, functions or data bindings. */
export function a2uiCatalog(catalog: Catalog): object {
  const children = {
    anyOf: [{ type: "string" }, { type: "number" }, { type: "array", items: a2uiId }],
  };
  // Content outside of `children` is written as for `renderTree`.
  const components = jsonComponents(catalog, { ...tree, nullable: false }).map(
    ({ name: component, description, props: all }) => {
      // A2UI has its own attributes for accessibility.
      const props = all.filter((prop) => prop !== accessibleName);
      const properties = props.map(({ name, description, schema }) => [
        name,
        describe(description, name === "children" ? children : schema),
      ]);
      const ownProps = {
        type: "object",
        properties: { component: { const: component }, ...Object.fromEntries(properties) },
        required: ["component", ...props.filter(({ required }) => required).map(({ name }) => name)],
      };
      const allOf = [{ $ref: `${a2uiTypes}/ComponentCommon` }, ownProps];
      return [component, { type: "object", description, allOf, unevaluatedProperties: false }] as const;
    },
  );
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "urn:kerf:a2ui",
    title: "Kerf's components for A2UI",
    catalogId: "urn:kerf:a2ui",
    components: Object.fromEntries(components),
    functions: {},
    $defs: {
      ...treeDefs(a2uiId),
      theme: { type: "object" },
      anyFunction: { not: {} },
      anyComponent: {
        oneOf: components.map(([name]) => ({ $ref: `#/components/${name}` })),
        discriminator: { propertyName: "component" },
      },
    },
  };
}

/** In json-render, a spec passes nested components as children and slots, so content in props is text. */
const jsonRender: Dialect = {
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

/** The components as the data of a json-render catalog. Convert each schema to zod and pass the data to `defineCatalog`. */
export function jsonRenderCatalog(catalog: Catalog): {
  components: Record<string, JsonRenderComponent>;
  actions: Record<string, never>;
} {
  const components = jsonComponents(catalog, jsonRender).map(({ name, description, props }) => {
    const slots = props.filter(({ kind }) => kind !== "data");
    const properties = props
      .filter(({ kind }) => kind !== "element")
      .map(({ name, required, description, schema, kind }) => [
        name,
        describe(description, required && kind === "data" ? schema : nullable(schema)),
      ]);
    const component = {
      description,
      slots: slots.map((prop) => (prop.name === "children" ? "default" : prop.name)),
      props: objectOf(Object.fromEntries(properties)),
    };
    return [name, component] as const;
  });
  return { components: Object.fromEntries(components), actions: {} };
}
