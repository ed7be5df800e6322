import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, vi } from "vitest";
import type { IndexEntry } from "../../runner/site";

const component = (name: string) => {
  const folder = `src/components/${name.toLowerCase()}`;
  return {
    [`${folder}/index.ts`]: `export { ${name} } from "./${name.toLowerCase()}";`,
    [`${folder}/${name.toLowerCase()}.ts`]: `import { recipe } from "./recipe";\nexport const ${name} = recipe;`,
    [`${folder}/recipe.ts`]: 'export const recipe = "k:p-1";',
    [`${folder}/a.stories.tsx`]: `import { ${name} } from "@kerf/react";\nexport const A = ${name};`,
  };
};

const entry = (name: string) => ({ name, importPath: "@kerf/react", props: {} });

export const catalogOf = (...names: string[]) => ({
  version: "1",
  components: Object.fromEntries(names.map((name) => [name, entry(name)])),
});

const files: Record<string, string> = {
  ".gitignore": "node_modules/\n.cache/\n",
  "README.md": "Text.",
  "node_modules/.package-lock.json": "{}",
  "package-lock.json": "{}",
  ".storybook/preview.ts": 'import "../src/around";',
  "scripts/visual/capture/camera.ts": "export {};",
  "src/around.ts": "export {};",
  "src/theme/tokens.ts": "export {};",
  "src/index.ts": 'export * from "./components/badge";\nexport * from "./components/link";',
  "src/catalog/catalog.json": JSON.stringify(catalogOf("Badge", "Link")),
  ".storybook/kit/lookup.ts": 'import catalog from "../../src/catalog/catalog.json";\nexport { catalog };',
  "scripts/checks/catalog-conformance/in-page/catalog.conformance.ts": 'import "./part";\nexport default {};',
  "scripts/checks/catalog-conformance/in-page/part.ts":
    'import * as Kerf from "../../../../src/index";\nexport const all = Kerf;',
  "stories/list.stories.tsx": 'import { catalog } from "#kit/lookup";\nexport const A = catalog;',
  "src/lib/frame.ts": 'export const frame = "k:p-1";',
  "stories/frame.stories.tsx": 'import { frame } from "../src/lib/frame";\nexport const A = frame;',
  "stories/baselines/badge.txt": "light",
  ...component("Badge"),
  ...component("Link"),
};

const story = (id: string, title: string, importPath: string): IndexEntry => ({
  ...{ id, title, importPath: `./${importPath}`, name: "A", type: "story" },
});

/** The stories of the work tree. */
export const stories = [
  story("badge", "Components/Badge", "src/components/badge/a.stories.tsx"),
  story("link", "Components/Link", "src/components/link/a.stories.tsx"),
  story(
    "catalog-badge",
    "Catalog/Badge",
    "scripts/checks/catalog-conformance/in-page/catalog.conformance.ts",
  ),
  story("catalog-link", "Catalog/Link", "scripts/checks/catalog-conformance/in-page/catalog.conformance.ts"),
  story("list", "Foundations/List", "stories/list.stories.tsx"),
  story("frame", "Patterns/Frame", "stories/frame.stories.tsx"),
];

/**
 * Creates a work tree for each test of the file. It has two components, a page of the whole catalog, and a
 * frame that uses a class of the components.
 */
export function workTreeForEachTest() {
  let root: string;
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "work-tree-"));
    for (const [file, text] of Object.entries(files)) write(file, text);
    execFileSync("git", ["init", "--quiet"], { cwd: root });
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true, force: true });
  });
  return {
    get root() {
      return root;
    },
    write,
    delete: (file: string) => rmSync(join(root, file), { recursive: true }),
  };
}
