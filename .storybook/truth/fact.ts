/** One statement of the catalog, and the result of its check. */
export interface Fact {
  /** What sort of statement it is, as the report counts them: `default`, `values`, `classes`. */
  kind: string;
  /** What it is about: `Button.size=sm`, `Dialog.Title`. */
  subject: string;
  /** The problem. Undefined if the statement is true. */
  problem?: string;
}
