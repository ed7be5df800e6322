import { relative } from "node:path";
import type { Node, ts } from "ts-morph";
import { isSentence } from "./jsdoc";

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

/** A part of the sources: a syntax node or a file. */
type Location = Node | ts.Node | { file: string };

/** Collects the gaps of a run, so that one run reports them all. */
export class Gaps {
  readonly #root: string;
  readonly #byText = new Map<string, Gap>();

  constructor(root: string) {
    this.#root = root;
  }

  add(location: Location, what: string, fix: string): void {
    const node =
      "file" in location ? undefined : "compilerNode" in location ? location.compilerNode : location;
    const file = node?.getSourceFile();
    const path = file?.fileName ?? (location as { file: string }).file;
    const line = node && file ? file.getLineAndCharacterOfPosition(node.getStart()).line + 1 : 1;
    const gap = { file: relative(this.#root, path), line, what, fix };
    this.#byText.set(`${gap.file}:${line} ${what}`, gap);
  }

  /**
   * Adds a gap if a description is missing or isn't a sentence.
   *
   * @param fix How to add a missing one.
   */
  expectSentence(location: Location, text: string, subject: string, fix: string): void {
    if (text === "") this.add(location, `${subject} has no description.`, fix);
    else this.expectForm(location, text, `The description of ${subject.replace(/^The /, "the ")}`);
  }

  /** Adds a gap if a text isn't a sentence. */
  expectForm(location: Location, text: string, subject: string): void {
    if (isSentence(text)) return;
    const fix = "Begin with a capital letter and end with a full stop.";
    this.add(location, `${subject} is not a sentence: "${text}"`, fix);
  }

  /** All gaps, by file and line. */
  list(): Gap[] {
    return [...this.#byText.values()].sort((a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line);
  }
}

/** The gaps as text for a terminal. */
export function formatGaps(gaps: readonly Gap[]): string {
  const entries = gaps.map(({ file, line, what, fix }) => `  ${file}:${line}\n    ${what}\n    Fix: ${fix}`);
  return `The catalog has ${gaps.length} ${gaps.length === 1 ? "gap" : "gaps"}.\n\n${entries.join("\n\n")}\n`;
}
