import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ChangedFile } from "../../lib/git";

/**
 * A stylesheet has a rule for each class in the files that Tailwind scans. A file outside them may use a class too, and
 * its look changes when the last scanned file with that class changes.
 */
interface Sheet {
  /** Whether Tailwind reads a file for it, as `@source` in its CSS says. */
  reads: (file: string) => boolean;
  /** Whether a word may be one of its classes. */
  owns: (word: string) => boolean;
}

const SHEETS: Sheet[] = [
  {
    reads: (file) =>
      /^src\/components\/.*\.tsx?$|^src\/recipes\/.*\.ts$/.test(file) &&
      !/\.(stories|examples|fixture)\.tsx?$/.test(file),
    owns: (word) => word.startsWith("k:"),
  },
  {
    reads: (file) =>
      /^stories\/.*\.(tsx?|mdx)$|^src\/.*\.(stories|fixture)\.tsx$|^\.storybook\/(kit|docs)\/.*\.tsx$/.test(
        file,
      ),
    owns: (word) => !word.startsWith("k:"),
  },
];

/** Unchanged files that use a class which a changed file added or removed. */
export function borrowers(
  root: string,
  changed: ChangedFile[],
  files: readonly string[],
): Map<string, string> {
  const texts = new Map<string, Set<string>>();
  const wordsIn = (file: string) => {
    const known = texts.get(file) ?? words(readFileSync(join(root, file), "utf8"));
    texts.set(file, known);
    return known;
  };
  const code = files.filter(isCode);
  const found = new Map<string, string>();
  for (const sheet of SHEETS) {
    const others = code.filter(
      (file) => sheet.reads(file) && !changed.some((change) => change.file === file),
    );
    for (const { file, before = "", gone } of changed.filter((change) => sheet.reads(change.file))) {
      const moved = symmetricDifference(words(before), gone ? new Set() : wordsIn(file)).filter(sheet.owns);
      const alone = moved.filter((word) => !others.some((other) => wordsIn(other).has(word)));
      for (const borrower of code.filter((each) => !sheet.reads(each))) {
        const word = alone.find((each) => wordsIn(borrower).has(each));
        if (word) found.set(borrower, `its class "${word}" depends on ${file}`);
      }
    }
  }
  return found;
}

/**
 * The classes that each file uses and that are in the stylesheet only because of other files. A change of the
 * other files can affect the file only by adding or removing the rules of these classes.
 */
export function borrowedClasses(root: string, files: readonly string[]): Map<string, string[]> {
  const texts = new Map(
    files.filter(isCode).map((file) => [file, words(readFileSync(join(root, file), "utf8"))]),
  );
  const borrowed = new Map<string, string[]>();
  for (const sheet of SHEETS) {
    const inSheet = new Set([...texts].flatMap(([file, all]) => (sheet.reads(file) ? [...all] : [])));
    for (const [file, all] of texts) {
      if (sheet.reads(file)) continue;
      const own = [...all].filter((word) => sheet.owns(word) && inSheet.has(word));
      borrowed.set(file, [...(borrowed.get(file) ?? []), ...own.sort()]);
    }
  }
  return borrowed;
}

function isCode(file: string): boolean {
  return /^(src|stories|\.storybook\/(kit|docs))\/.*\.tsx?$/.test(file);
}

function words(text: string): Set<string> {
  return new Set(text.split(/[\s"'`{}]+/).filter(Boolean));
}

function symmetricDifference(one: Set<string>, other: Set<string>): string[] {
  return [...one].filter((word) => !other.has(word)).concat([...other].filter((word) => !one.has(word)));
}
