import type { Layer } from "../../stories/run/record";

/**
 * A change to one file of a scratch copy: a defect that a check must catch, or a refactoring that no check
 * may report.
 */
export interface Seed {
  /** The change, in a few words. */
  name: string;
  file: string;
  /** Returns the text of the file with the change. Throws if the change doesn't fit the text. */
  edit(text: string): string;
}

/** A defect that changes the record of a story in `stories/records`. */
export interface RecordSeed extends Seed {
  /** The id of the story. */
  story: string;
}

/** A defect that fails a story. */
export interface StorySeed extends RecordSeed {
  layer: Layer;
}

/** A defect that makes a fact of the catalog false. */
export interface FactSeed extends Seed {
  /**
   * The kind of the fact, its subject, and its problem. A subject that ends with "/" matches all that begin
   * with it.
   */
  fact: [kind: string, subject: string, problem: RegExp];
}

/** The lines of a table, each as its cells, which ` | ` separates. Lines that start with `#` are headings. */
export function tableRows(table: string): string[][] {
  const lines = table.split("\n").filter((line) => line && !line.startsWith("#"));
  return lines.map((line) => line.split(" | "));
}

/** Replaces the first match. */
export function swap(find: string | RegExp, replacement: string): Seed["edit"] {
  return (text) => {
    if (typeof find === "string" ? !text.includes(find) : !find.test(text)) {
      throw new Error(`The text ${find} is not there any more.`);
    }
    return text.replace(find, () => replacement);
  };
}

/** Adds lines to the end. */
export function append(...lines: string[]): Seed["edit"] {
  return (text) => [text, ...lines, ""].join("\n");
}

/** The text of a file with the change. */
export function seeded({ name, file, edit }: Seed, text: string): string {
  try {
    return edit(text);
  } catch (error) {
    throw new Error(`Update the seed "${name}" in ${file}. ${(error as Error).message}`);
  }
}
