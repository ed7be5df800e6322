/** The effect of a change on users of the components. `major` breaks code that was correct. */
export type Level = "major" | "minor" | "patch";

/** From the least to the most severe. */
export const levels = ["patch", "minor", "major"] as const satisfies readonly Level[];

/** A difference between two catalogs. */
export interface CatalogChange {
  kind: "removed" | "added" | "changed" | "deprecated";
  level: Level;
  /** The subject of the change: `Button`, `Dialog.Title`, `Button.size`. */
  subject: string;
  /** The change itself, as the rest of a line: `value "xl" removed`. */
  text: string;
}

/** A change without its subject, which the caller knows. */
export type Rating = Omit<CatalogChange, "subject">;
