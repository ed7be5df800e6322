import { getLineInfo } from "acorn";

/** The kinds of mistakes that `checkSource` finds. */
export type Rule =
  | "syntax"
  | "unknown-component"
  | "unknown-part"
  | "unknown-prop"
  | "invalid-value"
  | "missing-prop"
  | "missing-name"
  | "deprecated"
  | "misplaced-part";

/** A range of the code, as offsets. */
export interface Range {
  start: number;
  end: number;
}

/** A change of the code: the text that replaces a range. */
export interface Edit extends Range {
  text: string;
}

/** A mistake in a source file. */
export interface SourceProblem {
  /** The line, counted from 1. */
  line: number;
  /** The column, counted from 1. */
  column: number;
  rule: Rule;
  /** The mistake, and how to fix it. */
  message: string;
  /** The edits that fix it, if only one fix is possible. */
  fix?: Edit[];
}

/** A mistake with its place as an offset. */
export interface Finding {
  at: number;
  rule: Rule;
  message: string;
  fix?: Edit[] | undefined;
}

export function problemAt(code: string, { at, rule, message, fix }: Finding): SourceProblem {
  const { line, column } = getLineInfo(code, at);
  return { line, column: column + 1, rule, message, ...(fix && { fix }) };
}

/** Edits that replace each range by the same text. */
export function replaceAll(ranges: readonly (Range | undefined)[], text: string): Edit[] {
  return ranges.flatMap((range) => (range ? [{ start: range.start, end: range.end, text }] : []));
}
