import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Indexer } from "storybook/internal/types";
import type { Plugin } from "vite";
import { TESTS } from "../../../.storybook/vite/tag-tests.ts";
import type { Catalog } from "../../../src/catalog/types";

const path = fileURLToPath(new URL("../../../src/catalog/catalog.json", import.meta.url));
const storyFile = /\/stories\.truth\.ts$/;

/** Adds a story for each component and part of the catalog to Storybook's index, one title per component. */
export const truthIndexer: Indexer = {
  test: storyFile,
  createIndex: async () =>
    names().map((name) => ({
      type: "story",
      subtype: "story",
      title: `Truth/${name.split(".")[0]}`,
      exportName: exportName(name),
      name,
      tags: ["!autodocs", TESTS],
    })),
};

/** Adds the exports of the same stories to the module that the index refers to. */
export function truthStories(): Plugin {
  return {
    name: "kerf-truth-stories",
    enforce: "pre",
    transform(code, id) {
      if (!storyFile.test(id)) return undefined;
      this.addWatchFile(path);
      const stories = names().map(
        (name) => `export const ${exportName(name)} = truthStory(${JSON.stringify(name)});`,
      );
      return { code: [code, ...stories].join("\n"), map: null };
    },
  };
}

function names(): string[] {
  const { components }: Catalog = JSON.parse(readFileSync(path, "utf8"));
  return Object.values(components).flatMap(({ name, subComponents = {} }) => [
    name,
    ...Object.keys(subComponents).map((part) => `${name}.${part}`),
  ]);
}

function exportName(name: string): string {
  return name.replace(".", "");
}
