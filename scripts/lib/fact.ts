/** One statement of the catalog, and the result of its check. */
export interface Fact {
  /** The kind of statement, as counted in the report: `default`, `values`, `classes`. */
  kind: string;
  /** The subject of the statement: `Button.size=sm`, `Dialog.Title`. */
  subject: string;
  /** The problem. Undefined if the statement is true. */
  problem?: string;
}

/** A fact that is true if there are no problems. */
export function factOf(kind: string, subject: string, problems: readonly string[]): Fact {
  return { kind, subject, ...(problems.length > 0 && { problem: problems.join("; ") }) };
}
