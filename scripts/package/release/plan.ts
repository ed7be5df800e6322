import { type CatalogChange, compareCatalogs, type Level, levels } from "../../../src/catalog/compare";
import type { Catalog } from "../../../src/catalog/types";
import type { Note } from "./change-file";
import { highest, nextVersion } from "./version";

/** The next release, with the changes since the last one. */
export interface Plan {
  version: string;
  level: Level;
  notes: Note[];
  /** The differences between the catalog of the last release and the current one. */
  catalog: CatalogChange[];
}

/** The inputs of a release. */
export interface Since {
  /** The version in package.json. */
  version: string;
  notes: Note[];
  /** The catalog of that version. Undefined if that version was never released. */
  released: Catalog | undefined;
  current: Catalog;
}

/**
 * Computes the next release. Undefined if nothing has changed. The first release keeps the current version.
 *
 * @throws If the catalog has a more severe change than any change file states.
 */
export function planRelease({ version, notes, released, current }: Since): Plan | undefined {
  const { verdict, changes } = released
    ? compareCatalogs(released, current)
    : { verdict: "none" as const, changes: [] };
  const stated = highest(notes.map(({ level }) => level));
  if (verdict !== "none" && levels.indexOf(verdict) > levels.indexOf(stated ?? "patch")) {
    throw new Error(unstatedChange(verdict, stated, changes));
  }
  const level = stated ?? (verdict === "none" ? undefined : verdict);
  if (!level) return undefined;
  return { version: released ? nextVersion(version, level) : version, level, notes, catalog: changes };
}

function unstatedChange(verdict: Level, stated: Level | undefined, changes: CatalogChange[]): string {
  const lines = changes
    .filter(({ level }) => level === verdict)
    .map(({ subject, text }) => `  ${subject} ${text}`);
  return [
    `The catalog has a ${verdict} change, and ${stated ? `changes/ only describes ${stated} ones` : "changes/ describes none"}:`,
    ...lines,
    `Write changes/NAME.md with "${verdict}" in its first line, and below it what users have to know.`,
  ].join("\n");
}
