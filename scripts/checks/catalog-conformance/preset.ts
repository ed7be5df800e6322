/**
 * A Storybook add-on: a story for each component and part of the catalog, and hooks that record what all stories show of the
 * catalog. The site that people browse has neither.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Indexer, Options } from "storybook/internal/types";
import type { InlineConfig, Plugin } from "vite";
import { TESTS } from "../../../.storybook/vite/story-index.ts";
import type { Catalog } from "../../../src/catalog/types";

const catalogFile = fileURLToPath(new URL("../../../src/catalog/catalog.json", import.meta.url));
const folder = fileURLToPath(new URL("in-page", import.meta.url));
const storyFile = /\/catalog\.conformance\.tsx$/;

/** `previewOnly` is set when a site is built for tests. */
export function previewAnnotations(existing: string[] = [], { configType, previewOnly }: Options): string[] {
  return configType === "PRODUCTION" && !previewOnly ? existing : [...existing, `${folder}/preview.ts`];
}

/** A built site has the stories only if they are among those that it is built for, because they import all components. */
export function stories(existing: unknown[] = [], { configType }: Options): unknown[] {
  return configType === "PRODUCTION" ? existing : [...existing, `${folder}/catalog.conformance.tsx`];
}

/** Adds a story for each component and part of the catalog to Storybook's index, one title per component. */
export function experimental_indexers(existing: Indexer[] = []): Indexer[] {
  const createIndex: Indexer["createIndex"] = async () =>
    names().map((name) => ({
      type: "story",
      subtype: "story",
      title: `Catalog/${name.split(".")[0]}`,
      exportName: exportName(name),
      name,
      tags: ["!autodocs", TESTS],
    }));
  return [...existing, { test: storyFile, createIndex }];
}

export function viteFinal(vite: InlineConfig): InlineConfig {
  return { ...vite, plugins: [...(vite.plugins ?? []), conformanceStories()] };
}

/** Adds the exports of the same stories to the module that the index refers to. */
function conformanceStories(): Plugin {
  return {
    name: "kerf-conformance-stories",
    enforce: "pre",
    transform(code, id) {
      if (!storyFile.test(id)) return undefined;
      this.addWatchFile(catalogFile);
      const stories = names().map(
        (name) => `export const ${exportName(name)} = conformanceStory(${JSON.stringify(name)});`,
      );
      return { code: [code, ...stories].join("\n"), map: null };
    },
  };
}

function names(): string[] {
  const { components }: Catalog = JSON.parse(readFileSync(catalogFile, "utf8"));
  return Object.values(components).flatMap(({ name, subComponents = {} }) => [
    name,
    ...Object.keys(subComponents).map((part) => `${name}.${part}`),
  ]);
}

function exportName(name: string): string {
  return name.replace(".", "");
}
