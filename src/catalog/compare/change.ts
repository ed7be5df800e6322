/** What a change asks of those who use the components: `major` breaks code that was right. */
export type Level = "major" | "minor" | "patch";

/** From the mildest to the gravest. */
export const levels = ["patch", "minor", "major"] as const satisfies readonly Level[];

/** One thing in which two catalogs differ. */
export interface CatalogChange {
  kind: "removed" | "added" | "changed" | "deprecated";
  level: Level;
  /** The subject of the change: `Button`, `Dialog.Title`, `Button.size`. */
  subject: string;
  /** What changed, as the rest of a line: `value "xl" removed`. */
  text: string;
}

/** A change without its subject, which whoever asked for it knows. */
export type Verdict = Omit<CatalogChange, "subject">;
