import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checks } from "./checks";

const readersOf = (file: string) => checks.filter(({ reads }) => reads?.test(file)).map(({ name }) => name);

test("a check is listed after the checks that must end before it starts", () => {
  for (const [at, { after = [] }] of checks.entries()) {
    expect(checks.slice(0, at).map(({ name }) => name)).toEqual(expect.arrayContaining(after));
  }
});

test("a changed file reruns the checks that depend on it, and only these", () => {
  const all = checks.filter(({ reads }) => reads).map(({ name }) => name);
  expect(readersOf("package-lock.json")).toEqual(all);
  expect(readersOf("src/components/grid/grid.recipe.ts")).toEqual(all);
  expect(readersOf("stories/baselines/components-badge.txt")).toEqual(["unit"]);
  expect(readersOf("CONTRIBUTING.md")).toEqual(["lint", "unused", "unit"]);
  expect(readersOf("README.md")).toEqual(["lint", "unused", "unit", "packed"]);
});

test("a pull request runs every check once, and main runs everything", () => {
  const workflow = readFileSync(".github/workflows/pull-request.yml", "utf8");
  const [, matrix = ""] = /checks:\n((?: {10}- .*\n)+)/.exec(workflow) ?? [];
  const single = [...workflow.matchAll(/npm test -- ([a-z]+)$/gm)].map(([, name]) => name);
  expect(workflow).toContain("test:stories -- --reuse");
  expect([...(matrix.match(/[a-z]+/g) ?? []), ...single, "stories"].sort()).toEqual(
    checks.map(({ name }) => name).sort(),
  );
  expect(readFileSync(".github/workflows/ci.yml", "utf8")).toContain(".ci/run --all");
});
