/** One statement of the catalog, held against what it is about. */
export interface Fact {
  /** What sort of statement it is, as the report counts them: `default`, `values`, `classes`. */
  kind: string;
  /** What it is about: `Button.size=sm`, `Dialog.Title`. */
  subject: string;
  /** What was wrong; absent where it holds. */
  problem?: string;
}
