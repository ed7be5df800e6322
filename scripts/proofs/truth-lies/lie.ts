import type { Catalog } from "../../../src/catalog/types";

/** A lie to plant, and the fact that must give it away. */
export interface Lie {
  /** What is untrue then, in a few words. */
  name: string;
  /** The kind of fact, its subject, and what must be said of it. */
  caughtBy: [kind: string, subject: string, message: RegExp];
}

/** The catalog says what the code does not do. */
export interface DocumentLie extends Lie {
  tell(catalog: Catalog): unknown;
}

/** The code does what the catalog does not say. */
export interface CodeLie extends Lie {
  file: string;
  find: string | RegExp;
  replace: string;
}

/** The component that gives the lie away. */
export function componentOf({ caughtBy: [, subject] }: Lie): string {
  return subject.replace(/^components\./, "").split(/[.:/=\s]/)[0] ?? "";
}
