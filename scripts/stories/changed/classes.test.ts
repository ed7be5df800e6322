import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { borrowedClasses, borrowers } from "./classes";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "classes-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** The files that borrow classes from `a.tsx`, in which `k:p-9` was replaced by `k:p-8`. */
function borrowersAmong(files: Record<string, string>): string[] {
  const all = { "src/components/a/a.tsx": '"k:p-8"', ...files };
  write(all);
  const changed = [{ file: "src/components/a/a.tsx", before: '"k:p-9"', gone: false }];
  return [...borrowers(root, changed, Object.keys(all)).keys()];
}

test("a file that Tailwind does not read borrows the classes that another file removed or added", () => {
  expect(borrowersAmong({ "src/lib/loses.tsx": '"k:p-9"', "src/lib/gains.tsx": '"k:p-8"' })).toEqual([
    "src/lib/loses.tsx",
    "src/lib/gains.tsx",
  ]);
});

test("no file is affected while a third file has the same classes", () => {
  const third = { "src/components/b/b.tsx": '"k:p-8" "k:p-9"' };
  expect(borrowersAmong({ "src/lib/loses.tsx": '"k:p-9"', ...third })).toEqual([]);
});

test("the borrowed classes of a file are those that the stylesheet has from other files", () => {
  const files = {
    "src/components/a/a.tsx": '"k:p-8 flex"',
    "src/components/a/a.stories.tsx": '"flex"',
    "src/lib/borrows.tsx": '"k:p-8 k:p-9 flex"',
  };
  write(files);
  const borrowed = borrowedClasses(root, Object.keys(files));
  expect(borrowed.get("src/lib/borrows.tsx")).toEqual(["k:p-8", "flex"]);
  expect(borrowed.get("src/components/a/a.stories.tsx")).toEqual([]);
});
