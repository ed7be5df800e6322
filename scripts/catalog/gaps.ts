import { relative } from "node:path";
import type { Node } from "ts-morph";

/** Something that the catalog needs and the sources do not say. */
export interface Gap {
  /** Path from the project's root. */
  file: string;
  line: number;
  /** The problem: something is missing or contradictory. */
  what: string;
  /** The fix, as an imperative. */
  fix: string;
}

/** A place in the sources: a syntax node, or a file as a whole. */
export type Place = Node | { file: string; line?: number };

/** Gathers every gap of a run, so that one run names them all. */
export class Gaps {
  readonly #root: string;
  readonly #byText = new Map<string, Gap>();

  constructor(root: string) {
    this.#root = root;
  }

  add(place: Place, what: string, fix: string): void {
    const gap = { ...this.#locate(place), what, fix };
    this.#byText.set(`${gap.file}:${gap.line} ${what}`, gap);
  }

  /** All gaps, by file and line. */
  list(): Gap[] {
    return [...this.#byText.values()].sort((a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line);
  }

  #locate(place: Place): { file: string; line: number } {
    const [path, line] =
      "getKind" in place
        ? [place.getSourceFile().getFilePath() as string, place.getStartLineNumber()]
        : [place.file, place.line ?? 1];
    return { file: relative(this.#root, path), line };
  }
}

/** The gaps as text for a terminal. */
export function formatGaps(gaps: readonly Gap[]): string {
  const entries = gaps.map(({ file, line, what, fix }) => `  ${file}:${line}\n    ${what}\n    Fix: ${fix}`);
  return `The catalog has ${gaps.length} ${gaps.length === 1 ? "gap" : "gaps"}.\n\n${entries.join("\n\n")}\n`;
}
