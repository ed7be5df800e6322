/** One statement of the catalog, and the result of its check. */
export interface Fact {
  /** The kind of statement, as counted in the report: `default`, `values`, `classes`. */
  kind: string;
  /** The subject of the statement: `Button.size=sm`, `Dialog.Title`. */
  subject: string;
  /** The problem. Undefined if the statement is true. */
  problem?: string;
}
