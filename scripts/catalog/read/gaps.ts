import { relative } from "node:path";
import type { Node } from "ts-morph";

/** A fact that the catalog needs, and that the sources lack or contradict. */
export interface Gap {
  /** Path from the project's root. */
  file: string;
  line: number;
  /** The problem: something is missing or contradictory. */
  what: string;
  /** The fix, as an imperative. */
  fix: string;
}

/** A place in the sources: a syntax node, a line of a file, or a whole file. */
export type Place = Node | { file: string; line?: number };

/** Collects the gaps of a run, so that one run reports them all. */
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
