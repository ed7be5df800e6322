import { defineCatalog, defineSchema } from "@json-render/core";
import { z } from "zod";

export { Catalog, MessageProcessor } from "@a2ui/web_core/v0_9";
export { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
export { validateSpec } from "@json-render/core";
export { registryItemSchema, registrySchema } from "@shadcn/registry/schema";
export { ComponentManifestMap } from "@storybook/mcp";
export { defineConfig, parse } from "@terrazzo/parser";
export { publint } from "publint";
export { formatMessage } from "publint/utils";

/** The part of the schema of @json-render/react that Kerf's catalog uses. */
const schema = defineSchema((s) => ({
  spec: s.object({
    root: s.string(),
    elements: s.record(
      s.object({
        type: s.ref("catalog.components"),
        props: s.propsOf("catalog.components"),
        children: s.array(s.string()),
        slots: { ...s.record(s.array(s.string())), optional: true },
      }),
    ),
  }),
  catalog: s.object({
    components: s.map({ props: s.zod(), slots: s.array(s.string()), description: s.string() }),
    actions: s.map({ description: s.string() }),
  }),
}));

/** The components with the zod schema of their props, and their catalog. */
export function readJsonRender({ components: data }) {
  const components = Object.fromEntries(
    Object.entries(data).map(([name, each]) => [name, { ...each, props: z.fromJSONSchema(each.props) }]),
  );
  return { components, catalog: defineCatalog(schema, { components, actions: {} }) };
}
