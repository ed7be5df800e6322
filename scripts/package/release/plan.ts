import { readdirSync, readFileSync } from "node:fs";
import { parseCatalog } from "../../../src/catalog/catalog";
import { type CatalogChange, type Level, levels } from "../../../src/catalog/compare/change";
import { compareCatalogs } from "../../../src/catalog/compare/compare";
import { git } from "../../lib/git";
import { root } from "../../lib/paths";
import { item, type Note, parseNote, sections } from "./notes";

/** The next release, with the changes since the last one. */
export interface Plan {
  version: string;
  notes: Note[];
  /** The differences between the catalog of the last release and the current one. */
  catalog: CatalogChange[];
}

const CATALOG = "src/catalog/catalog.json";

/** The folders of `stories/examples` whose applications depend on the released version. */
export const examples = ["next", "react-router", "vite"];

/**
 * @throws If package.json lacks fields for readers of the package's page. npm also refuses a provenance statement without
 *   `repository`.
 */
export function requireLinks(manifest: object): void {
  const missing = ["repository", "homepage", "bugs"].filter((field) => !(field in manifest));
  if (missing.length > 0)
    throw new Error(
      `package.json has no ${missing.join(", ")}. Add the project's addresses: npm needs \`repository\` for the ` +
        "provenance statement, and shows all three on the package's page.",
    );
}

/** Reads the changes since the version in package.json. `released` is undefined if that version was never released. */
export function readSince() {
  const { version }: { version: string } = JSON.parse(readFileSync(`${root}/package.json`, "utf8"));
  const files = readdirSync(`${root}/changes`).filter((file) => file.endsWith(".md") && file !== "README.md");
  const tagged = git(root, "show", `v${version}:${CATALOG}`);
  return {
    version,
    notes: files.sort().map((file) => parseNote(file, readFileSync(`${root}/changes/${file}`, "utf8"))),
    // Each release has a tag.
    released: tagged === undefined ? undefined : parseCatalog(tagged),
    current: parseCatalog(readFileSync(`${root}/${CATALOG}`, "utf8")),
  };
}

/**
 * Computes the next release. Undefined if nothing has changed. The first release keeps the current version.
 *
 * @throws If the catalog has a more severe change than any change file states.
 */
export function planRelease(since: ReturnType<typeof readSince>): Plan | undefined {
  const { version, notes, released, current } = since;
  const { level: needed, changes } = compareCatalogs(released ?? current, current);
  const stated = levels[Math.max(-1, ...notes.map(({ level }) => levels.indexOf(level)))];
  if (needed !== "none" && levels.indexOf(needed) > levels.indexOf(stated ?? "patch")) {
    const lines = changes.filter(({ level }) => level === needed);
    const described = stated ? `changes/ only describes ${stated} ones` : "changes/ describes none";
    throw new Error(
      [
        `The catalog has a ${needed} change, and ${described}:`,
        ...lines.map(({ subject, text }) => `  ${subject} ${text}`),
        `Write changes/NAME.md with "${needed}" in its first line, and below it what users have to know.`,
      ].join("\n"),
    );
  }
  const level = stated ?? (needed === "none" ? undefined : needed);
  if (!level) return undefined;
  return { version: released ? nextVersion(version, level) : version, notes, catalog: changes };
}

/**
 * The next version. Before 1.0, a breaking change raises the second number and every other change the third,
 * as ranges such as `^0.2.0` expect.
 */
export function nextVersion(version: string, level: Level): string {
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new Error(`The version ${version} of package.json is not three numbers. Write it as in 1.2.3.`);
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  const step = major > 0 ? level : level === "major" ? "minor" : "patch";
  if (step === "major") return `${major + 1}.0.0`;
  return step === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** The changelog's section for a release. Of the catalog's changes, it lists those of the API. */
export function release({ version, notes, catalog }: Plan, date: string): string {
  const api = catalog.filter(({ level }) => level !== "patch");
  const list = api.map(({ subject, text }) => item(`\`${subject}\`: ${text}`)).join("\n");
  const says = api.length > 0 ? ["### The catalog says", list] : [];
  return `${[`## ${version} (${date})`, ...sections(notes), ...says].join("\n\n")}\n`;
}

/** Adds a release above the earlier ones in the changelog. */
export function addRelease(changelog: string, plan: Plan, date: string): string {
  const at = changelog.search(/^## |$(?![\s\S])/m);
  return `${changelog.slice(0, at).trimEnd()}\n\n${release(plan, date)}\n${changelog.slice(at)}`
    .trimEnd()
    .concat("\n");
}

/** The JSDoc of a component: only a component has a category. */
const componentDoc = /^\/\*\*\n(?: \*(?!\/).*\n)* \* @category .*\n(?: \*(?!\/).*\n)* \*\/$/gm;

/** Adds the version to the JSDoc of each component that no release has yet. */
export function addSince(source: string, version: string): string {
  return source.replaceAll(componentDoc, (doc) =>
    doc.includes("\n * @since ") ? doc : doc.replace(/ \*\/$/, ` * @since ${version}\n */`),
  );
}
