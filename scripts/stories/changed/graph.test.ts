import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ModuleGraph, type Subject } from "./graph";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "graph-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes files, and returns the files that the first of them reaches. */
function reach(files: Record<string, string>, subject?: Subject): string[] {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return [...new ModuleGraph(root).reach(Object.keys(files)[0] ?? "", subject && { subject }).keys()].sort();
}

test("reaches only the requested exports of an index", () => {
  const files = {
    "story.tsx": 'import { Badge } from "@kerf/react";\nexport const A = Badge;',
    "src/index.ts": 'export * from "./badge";\nexport { Dialog, type DialogProps } from "./dialog";',
    "src/badge/index.ts": 'export { Badge } from "./badge";',
    "src/badge/badge.tsx": 'import { recipe } from "./recipe";\nexport function Badge() { return recipe; }',
    "src/badge/recipe.ts": "export const recipe = 1;",
    "src/dialog.tsx": 'import "./badge/only-dialog";\nexport const Dialog = 1;',
    "src/badge/only-dialog.ts": "export {};",
  };
  expect(reach(files)).toEqual([
    "src/badge/badge.tsx",
    "src/badge/index.ts",
    "src/badge/recipe.ts",
    "src/index.ts",
    "story.tsx",
  ]);
});

test("follows renamed, default and namespace exports, and an index with its own code", () => {
  const files = {
    "story.tsx":
      'import { Panel, all } from "./index";\nimport data from "./data.json";\nexport const A = [Panel, all, data];',
    "index.ts":
      'import { Root } from "./root";\nexport { default as Panel } from "./panel";\nexport * as all from "./all";\nexport const Dialog = Object.assign(Root, {});',
    "root.tsx": "export const Root = 1;",
    "panel.tsx": "export default function Panel() {}",
    "all.ts": 'export * from "./more";',
    "more.ts": "export const more = 1;",
    "data.json": "{}",
  };
  expect(reach(files)).toEqual([...Object.keys(files)].sort());
});

test("follows dynamic imports, URLs and side-effect imports, but not types", () => {
  const files = {
    "story.tsx": [
      'import "./effects";',
      'import type { T } from "./types";',
      'import { type U } from "./types";',
      'const later = import("./later");',
      'const address = new URL("./asset.json?url", import.meta.url);',
    ].join("\n"),
    "effects.ts": "globalThis.effect = 1;",
    "later.ts": "export {};",
    "asset.json": "{}",
    "types.ts": "export type T = 1; export type U = 2;",
  };
  expect(reach(files)).toEqual(["asset.json", "effects.ts", "later.ts", "story.tsx"]);
});

test("follows the imports of a module that has only side-effect imports", () => {
  const files = {
    "story.tsx": 'import "./all";',
    "all.ts": 'import "./effects";',
    "effects.ts": "export {};",
  };
  expect(reach(files)).toEqual(Object.keys(files).sort());
});

test("reaches the files that match a glob", () => {
  const files = {
    "story.tsx": 'export const all = import.meta.glob("./parts/**/*.{one,two}.ts");',
    "parts/a.one.ts": "export {};",
    "parts/deep/b.two.ts": "export {};",
  };
  expect(reach({ ...files, "parts/c.three.ts": "export {};" })).toEqual(Object.keys(files).sort());
});

test("follows every re-export for a name whose source is unclear", () => {
  const files = {
    "story.tsx": 'import { odd } from "./index";\nexport const A = odd;',
    "index.ts": 'export * from "./one";\nexport * from "./two";',
    "one.ts": "const { odd } = something;\nexport const { other } = odd;",
    "two.ts": "export const two = 1;",
  };
  expect(reach(files)).toEqual(["index.ts", "one.ts", "story.tsx", "two.ts"]);
});

test("terminates on circular imports", () => {
  const files = {
    "story.tsx": 'import { a } from "./a";\nexport const A = a;',
    "a.ts": 'import { b } from "./b";\nexport const a = () => b;',
    "b.ts": 'import { a } from "./a";\nexport const b = () => a;',
  };
  expect(reach(files)).toEqual(["a.ts", "b.ts", "story.tsx"]);
});

test("reaches only the requested names of an entry", () => {
  reach({
    "index.ts": 'export { a } from "./a";\nexport * from "./b";',
    "a.ts": "export const a = 1;",
    "b.ts": "export const b = 1;",
  });
  const of = (name: string) => [...new ModuleGraph(root).reach("index.ts", { names: [name] }).keys()].sort();
  expect([of("a"), of("b")]).toEqual([
    ["a.ts", "index.ts"],
    ["b.ts", "index.ts"],
  ]);
});

test("a module that can render any component reaches only the requested one", () => {
  const kit = "scripts/checks/catalog-conformance/in-page";
  const files = {
    [`${kit}/part.ts`]:
      'import * as Kerf from "../../../../src/index";\nimport "./subject";\nexport const A = Kerf;',
    [`${kit}/subject.ts`]:
      'export const all = import.meta.glob("../../../../src/components/*/*.stories.tsx");',
    "src/index.ts": 'export { Badge } from "./badge";\nexport { Dialog } from "./dialog";',
    "src/badge.tsx": "export const Badge = 1;",
    "src/dialog.tsx": "export const Dialog = 1;",
    "src/components/badge/badge.stories.tsx": "export {};",
    "src/components/dialog/dialog.stories.tsx": "export {};",
  };
  const ofDialog = Object.keys(files).filter((file) => file.includes("dialog"));
  expect(reach(files)).toEqual(Object.keys(files).sort());
  expect(reach(files, { name: "Badge", folder: "badge" })).toEqual(
    Object.keys(files)
      .filter((file) => !ofDialog.includes(file))
      .sort(),
  );
});
