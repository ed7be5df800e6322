export { Catalog, MessageProcessor } from "@a2ui/web_core/v0_9";
export { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
export { validateSpec } from "@json-render/core";
export { registryItemSchema, registrySchema } from "@shadcn/registry/schema";
export { ComponentManifestMap } from "@storybook/mcp";
export { defineConfig, parse } from "@terrazzo/parser";
export { publint } from "publint";
export { formatMessage } from "publint/utils";
export { z } from "zod";
