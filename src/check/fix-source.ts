import type { Catalog } from "../catalog/types";
import { type CheckOptions, checkSource } from "./check-source";
import type { Edit, SourceProblem } from "./problem";

/** The result of fixing a module. */
export interface FixedSource {
  /** The code with the fixes, or the same code. */
  code: string;
  /** The number of problems that were fixed. */
  fixed: number;
  /** The remaining problems, with their places in the new code. */
  problems: SourceProblem[];
}

/**
 * Fixes the problems of a module that have only one possible fix: misspelled names and values, and deprecations. A fix
 * that causes another problem is not applied.
 */
export function fixSource(code: string, catalog: Catalog, options: CheckOptions = {}): FixedSource {
  const problems = checkSource(code, catalog, options);
  for (const fixable of [problems, ...problems.map((problem) => [problem])]) {
    const fixes = fixable.flatMap(({ fix }) => (fix ? [fix] : []));
    if (fixes.length === 0) continue;
    const changed = apply(code, compatible(fixes.flat()));
    const rest = checkSource(changed, catalog, options);
    if (!isBetter(rest, problems)) continue;
    const more = fixSource(changed, catalog, options);
    return { ...more, fixed: more.fixed + fixes.length };
  }
  return { code, fixed: 0, problems };
}

/**
 * Whether there are fewer unknown names, or equally many and fewer problems. A corrected name can reveal a
 * wrong prop.
 */
function isBetter(after: readonly SourceProblem[], before: readonly SourceProblem[]): boolean {
  if (after.some(({ rule }) => rule === "syntax")) return false;
  const unknown = namesIn(after) - namesIn(before);
  return unknown < 0 || (unknown === 0 && after.length < before.length);
}

function namesIn(problems: readonly SourceProblem[]): number {
  return problems.filter(({ rule }) => rule === "unknown-component" || rule === "unknown-part").length;
}

/** The edits in order, without duplicates and without edits that overlap an earlier one. */
function compatible(edits: readonly Edit[]): Edit[] {
  const kept: Edit[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start >= (kept.at(-1)?.end ?? 0)) kept.push(edit);
  }
  return kept;
}

function apply(code: string, edits: readonly Edit[]): string {
  return edits.reduceRight(
    (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
    code,
  );
}
