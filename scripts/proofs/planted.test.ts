import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { codeDefects } from "../visual/defects/code-defects";
import { refactorings } from "../visual/defects/refactorings";
import { defects } from "./defects/defects";
import { codeLies } from "./truth-lies/code-lies";

const planted: { name: string; file: string; find: string | RegExp }[] = [
  ...defects,
  ...codeDefects,
  ...refactorings,
  ...codeLies,
];

// The proofs that plant these changes run only at night.
test.each(planted)('the text that "$name" replaces is in $file', ({ file, find }) => {
  expect(readFileSync(file, "utf8")).toMatch(find);
});
