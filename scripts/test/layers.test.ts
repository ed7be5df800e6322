import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { workTreeFiles } from "../lib/git";
import { CATALOG } from "../stories/changed/catalog-parts";
import { ModuleGraph } from "../stories/changed/graph";
import { type Layer, layers } from "./layers";

const files = workTreeFiles(".");

const named = (name: string): Layer => {
  const layer = layers.find((each) => each.name === name);
  if (!layer) throw new Error(`There is no layer ${name}.`);
  return layer;
};

/** The names of the layers that run again after a file has changed. */
const readersOf = (file: string) => {
  expect(files).toContain(file);
  return layers.filter(({ reads }) => reads?.(file)).map(({ name }) => name);
};

test("a layer is listed after the layers that must end before it starts", () => {
  for (const [at, { after = [] }] of layers.entries()) {
    const before = layers.slice(0, at).map(({ name }) => name);
    expect(before).toEqual(expect.arrayContaining(after));
  }
});

test("every proof of the harness belongs to one layer", () => {
  const proofs = files.filter((file) => /\.(proof|e2e)\.ts$/.test(file));
  const commands = layers
    .map(({ command }) => command)
    .filter((command) => command.includes("--project e2e"));
  const folders = commands.map((command) => / (scripts\/[\w/-]+\/) /.exec(command)?.[1] ?? "");
  for (const proof of proofs) {
    expect([proof, folders.filter((folder) => proof.startsWith(folder))]).toEqual([
      proof,
      [expect.any(String)],
    ]);
  }
  for (const folder of folders)
    expect([folder, proofs.some((proof) => proof.startsWith(folder))]).toEqual([folder, true]);
});

test("a recipe is an input of every layer that depends on the component", () => {
  expect(readersOf("src/components/grid/grid.recipe.ts")).toEqual([
    ...["lint", "types", "unused", "theme", "catalog", "browsers", "guides", "build", "unit"],
    ...["packed", "size", "conformance"],
  ]);
  expect(readersOf("src/components/meter/meter.recipe.ts")).toContain("review");
});

test("a change to the catalog reruns no proof of the harness", () => {
  const harness = ["harness", "review", "pictures"];
  expect(readersOf("src/catalog/catalog.json").filter((name) => harness.includes(name))).toEqual([]);
});

test("the packages are an input of every layer that has inputs", () => {
  const all = layers.filter(({ reads }) => reads).map(({ name }) => name);
  const typed = all.filter((name) => name !== "types");
  for (const file of ["package.json", "package-lock.json", "vite.config.ts"])
    expect([file, readersOf(file)]).toEqual([file, all]);
  expect(readersOf("src/styles.css")).toEqual(typed);
});

test("a style of the review page reruns lint, unused, unit and review only", () => {
  expect(readersOf("scripts/visual/page/app/list.css")).toEqual(["lint", "unused", "unit", "review"]);
});

const graph = new ModuleGraph(".");

test.each<[string, string[]]>([
  ["theme", ["scripts/theme/index.ts"]],
  ["catalog", ["scripts/catalog/main.ts"]],
  ["browsers", ["scripts/package/browsers/index.ts"]],
  ["guides", ["scripts/checks/catalog-conformance/guides/index.ts"]],
  ["build", ["scripts/package/build/index.ts"]],
  ["packed", files.filter((file) => /^scripts\/package\/consumers\/(setup|.*\.packed)\.ts$/.test(file))],
  ["size", ["scripts/bench/size/index.ts"]],
  ["harness", proofsIn("scripts/runner/")],
  ["review", proofsIn("scripts/visual/page/")],
  ["pictures", [...proofsIn("scripts/visual/baselines/"), "scripts/runner/index.ts"]],
  ["conformance", ["scripts/checks/catalog-conformance/index.ts"]],
])("the layer %s reads every module that its command loads", (name, entries) => {
  expect(entries).not.toEqual([]);
  const loaded = new Set(entries.flatMap((entry) => [...graph.reach(entry).keys()]));
  const unread = [...loaded].filter((file) => file !== CATALOG && !named(name).reads?.(file));
  expect(unread).toEqual([]);
});

function proofsIn(folder: string): string[] {
  return files.filter((file) => file.startsWith(folder) && /\.(proof|e2e)\.ts$/.test(file));
}

test("changed texts and baselines don't rerun the package's layers", () => {
  const ofPackage = ["build", "packed", "size", "harness", "review", "pictures", "conformance"];
  for (const file of [
    "CONTRIBUTING.md",
    "stories/baselines/components-badge.txt",
    "stories/decisions/catalog-from-types.mdx",
  ])
    expect(readersOf(file).filter((name) => ofPackage.includes(name))).toEqual([]);
  // README.md is in the tarball.
  expect(readersOf("README.md")).toContain("packed");
});

test("layers that read more than the work tree's files always run", () => {
  expect(layers.filter(({ reads }) => !reads).map(({ name }) => name)).toEqual(["release", "stories"]);
  expect(readFileSync("scripts/package/release/read.ts", "utf8")).toContain('git("tag"');
});

test("`--all` runs the stories without results of earlier runs", () => {
  expect(named("stories").all).not.toContain("--reuse");
});

test("a pull request runs every layer once", () => {
  const workflow = readFileSync(".github/workflows/pull-request.yml", "utf8");
  const [, matrix = ""] = /layers:\n((?: {10}- .*\n)+)/.exec(workflow) ?? [];
  const single = [...workflow.matchAll(/npm test -- ([a-z]+)$/gm)].map(([, name]) => name);
  const ran = [...(matrix.match(/[a-z]+/g) ?? []), ...single];
  expect(workflow).toContain("test:stories -- --reuse");
  expect([...ran, "stories"].sort()).toEqual(layers.map(({ name }) => name).sort());
});

test("main runs everything", () => {
  expect(readFileSync(".github/workflows/ci.yml", "utf8")).toContain(".ci/run --all");
});
