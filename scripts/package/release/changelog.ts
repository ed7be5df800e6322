import type { CatalogChange, Level } from "../../../src/catalog/compare";
import type { Note } from "./change-file";
import type { Plan } from "./plan";

/** The levels with their headings, the highest first. */
const headings: Record<Level, string> = {
  major: "Breaking",
  minor: "New",
  patch: "Fixed",
};

/** Adds a release above the earlier ones in the changelog. */
export function addRelease(changelog: string, plan: Plan, date: string): string {
  const at = changelog.search(/^## /m);
  const [head, rest] = at < 0 ? [changelog, ""] : [changelog.slice(0, at), changelog.slice(at)];
  return `${head.trimEnd()}\n\n${release(plan, date)}\n${rest}`.trimEnd().concat("\n");
}

/** The changelog's section for one release. */
export function release({ version, notes, catalog }: Plan, date: string): string {
  return [`## ${version} (${date})`, ...sections(notes), ...api(catalog), ""]
    .join("\n\n")
    .trimEnd()
    .concat("\n");
}

/** A heading and a list of changes for each level that has changes. */
export function sections(notes: readonly Note[]): string[] {
  return Object.entries(headings).flatMap(([level, heading]) => {
    const texts = notes.filter((note) => note.level === level).map(({ text }) => item(text));
    return texts.length > 0 ? [`### ${heading}`, texts.join("\n")] : [];
  });
}

/** Lists every change of the API. Changes of texts and looks are only described in the notes. */
function api(changes: CatalogChange[]): string[] {
  const listed = changes.filter(({ level }) => level !== "patch");
  if (listed.length === 0) return [];
  return [
    "### The catalog says",
    listed.map(({ subject, text }) => item(`\`${subject}\`: ${text}`)).join("\n"),
  ];
}

function item(text: string): string {
  // A file with several changes is already a list.
  if (text.startsWith("- ")) return text;
  return `- ${text.replaceAll("\n", "\n  ")}`;
}
