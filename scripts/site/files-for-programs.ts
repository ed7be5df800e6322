import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import type * as CatalogModule from "../../src/catalog";
import { root } from "../build/paths.ts";
import { componentsManifest } from "./manifest.ts";

/** What the site serves to programs, by its path: the catalog, its schema, and the same as text. */
export async function filesForPrograms(): Promise<Record<string, string>> {
  const read = (name: string) => readFile(join(root, "src/catalog", name), "utf8");
  // Storybook runs its main file, and so this one, by Node alone, which does not resolve imports as bundlers do.
  const { module } = await runnerImport<typeof CatalogModule>(join(root, "src/catalog/index.ts"));
  const [catalog, schema] = await Promise.all([read("catalog.json"), read("catalog.schema.json")]);
  const parsed = module.parseCatalog(catalog);
  return {
    "catalog.json": catalog,
    "catalog.schema.json": schema,
    "manifests/components.json": JSON.stringify(componentsManifest(parsed, module.componentText)),
    ...module.catalogTexts(parsed),
  };
}

/** Puts those files beside the site's pages, built and while it is worked on. */
export function servePrograms(): Plugin {
  return {
    name: "kerf:files-for-programs",
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = "" }, response, next) => {
        const text = (await filesForPrograms())[url.slice(1).split("?")[0] ?? ""];
        if (text === undefined) return next();
        const type = url.endsWith(".json") ? "application/json" : "text/plain";
        response.setHeader("content-type", `${type}; charset=utf-8`).end(text);
      });
    },
    async generateBundle() {
      for (const [fileName, source] of Object.entries(await filesForPrograms())) {
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}
