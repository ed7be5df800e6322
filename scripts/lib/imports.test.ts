import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { aliases } from "./aliases";
import { workTreeFiles } from "./git";
import { importsIn } from "./module-imports";

/**
 * The folders of the project, the lowest first, and the folders that each may import besides itself. A file belongs to
 * the last row that matches it.
 */
const rows: [folder: string, mayImport: string[]][] = [
  ["src/theme", []],
  ["src/icons", ["src/theme"]],
  ["src/recipes", ["src/theme", "src/icons"]],
  ["src/lib", ["src/theme", "src/icons", "src/recipes", "src/i18n"]],
  ["src/i18n", ["src/lib"]],
  ["src/components", ["src/theme", "src/icons", "src/recipes", "src/lib", "src/i18n", "src/catalog"]],
  ["src/catalog", []],
  ["src/render-tree", ["src/catalog", "src/components", "src/lib"]],
  ["src/check", ["src/catalog", "src/lib", "src/render-tree"]],
  ["src/search", ["src/catalog"]],
  ["src/cli", ["src/catalog", "src/check", "src/render-tree", "src/search"]],
  ["scripts/lib", ["src"]],
  ["scripts/theme", ["src", "scripts/lib"]],
  ["scripts/catalog", ["src", "scripts/lib"]],
  ["scripts/package", ["src", "scripts/lib", "scripts/catalog"]],
  ["scripts/new-component", ["src", "scripts/lib", "scripts/catalog"]],
  ["scripts/visual", ["src", "scripts/lib"]],
  ["scripts/runner", ["src", "scripts/lib", "scripts/visual"]],
  ["scripts/checks", ["src", "scripts", ".storybook"]],
  ["scripts/bench", ["src", "scripts/lib", "scripts/package", ".storybook"]],
  [".storybook", ["src", "scripts/lib", "scripts/catalog", "scripts/runner", "scripts/visual"]],
  [
    ".storybook/addons",
    ["src", "scripts", "stories", ".storybook/kit", ".storybook/docs", ".storybook/shared"],
  ],
  [
    "stories",
    ["src", ".storybook/kit", ".storybook/docs", ".storybook/shared", "scripts/lib", "scripts/package"],
  ],
];

/**
 * Folders that others import through `index.ts` only, and components' recipes. A story would be mounted again after each
 * edit of a recipe that its component's index exported.
 */
const WITH_ENTRY = /^(scripts\/visual|\.storybook\/addons\/[^/]+|src\/components\/[^/]+)\//;

/** Stories, tests and fixtures may import more. */
const NOT_SHIPPED = /\.(stories|fixture|test|e2e)\.tsx?$/;

const files = workTreeFiles(".").filter(
  (file) => /\.m?tsx?$/.test(file) && !/\/(examples|e2e|templates)\//.test(file),
);

test("every file imports only what its folder may import, through the entry of the other folder", () => {
  expect(files.flatMap(problemsOf)).toEqual([]);
});

function problemsOf(file: string): string[] {
  const [folder, mayImport] = rows.findLast(([each]) => file.startsWith(`${each}/`)) ?? [];
  if (!folder || NOT_SHIPPED.test(file)) return [];
  return importsIn(readFileSync(file, "utf8")).flatMap((specifier) => {
    const target = resolve(specifier, file);
    if (!target?.includes("/") || target.startsWith(`${folder}/`)) return sameFloor(file, target);
    if (!mayImport?.some((each) => target.startsWith(`${each}/`)) && target !== "src/index.ts")
      return [
        `${file} imports ${target}. ${folder} may import: ${mayImport?.join(", ") || "nothing"}. Pass it as an argument, or move what both need into a folder that both may import.`,
      ];
    return sameFloor(file, target);
  });
}

/** The problem of an import that passes by the entry of another folder. */
function sameFloor(file: string, target: string | undefined): string[] {
  const [folder] = (target && WITH_ENTRY.exec(target)) || [];
  const isFromTools = folder?.startsWith("src/") && !file.startsWith("src/");
  if (!target || !folder || file.startsWith(folder) || isFromTools) return [];
  const entry = `${folder}index.ts`;
  return target === entry || target.endsWith(".recipe.ts")
    ? []
    : [`${file} imports ${target}. Import it from ${entry}, and export it there.`];
}

/** The file behind a specifier. Undefined for a package. */
function resolve(specifier: string, from: string): string | undefined {
  const [path = ""] = specifier.split("?");
  const alias = Object.keys(aliases).find((name) => path === name || path.startsWith(`${name}/`));
  if (!alias && !path.startsWith(".")) return undefined;
  const base = alias ? `${aliases[alias]}${path.slice(alias.length)}` : normalize(join(dirname(from), path));
  const found = ["", ".ts", ".tsx", ".mts", "/index.ts"].map((end) => base + end);
  return found.find((file) => /\.\w+$/.test(file) && existsSync(file)) ?? base;
}
