import { entriesOf } from "../../../src/catalog/find";
import type { Catalog } from "../../../src/catalog/types";
import {
  accessibleName,
  type Dialect,
  describe,
  jsonProps,
  type Schema,
  treeContent,
  treeDefs,
} from "./json-type";

const common = "https://a2ui.org/specification/v0_9/common_types.json#/$defs";

/** Content outside of `children` is written as for `renderTree`. */
const dialect: Dialect = { ...treeContent, nullable: false };

const children: Schema = {
  anyOf: [
    { type: "string" },
    { type: "number" },
    { type: "array", items: { $ref: `${common}/ComponentId` } },
  ],
};

const $defs = {
  ...treeDefs({ $ref: `${common}/ComponentId` }),
  theme: { type: "object" },
  anyFunction: { not: {} },
};

/** The components as a catalog of A2UI 0.9. It has no actions, functions or data bindings. */
export function a2uiCatalog(catalog: Catalog): object {
  const { types = {} } = catalog;
  const components: Record<string, Schema> = {};
  for (const entry of entriesOf(catalog)) {
    // A2UI has its own attributes for accessibility.
    const props = jsonProps(entry, types, dialect)?.filter((each) => each !== accessibleName);
    if (!props) continue;
    const properties = props.map(
      ({ name, description, schema }) =>
        [name, describe(description, name === "children" ? children : schema)] as const,
    );
    components[entry.name] = {
      type: "object",
      description: (entry.part ?? entry.component).description,
      allOf: [
        { $ref: `${common}/ComponentCommon` },
        {
          type: "object",
          properties: { component: { const: entry.name }, ...Object.fromEntries(properties) },
          required: ["component", ...props.filter(({ required }) => required).map(({ name }) => name)],
        },
      ],
      unevaluatedProperties: false,
    };
  }
  const oneOf = Object.keys(components).map((name) => ({ $ref: `#/components/${name}` }));
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "urn:kerf:a2ui",
    title: "Kerf's components for A2UI",
    catalogId: "urn:kerf:a2ui",
    components,
    functions: {},
    $defs: { ...$defs, anyComponent: { oneOf, discriminator: { propertyName: "component" } } },
  };
}
