import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "./command";

/** Files that may contain JSX. */
const SOURCE = /\.([cm]?jsx?|tsx)$/;
const CHECKED = new RegExp(`${SOURCE.source}|\\.json$`);

/**
 * The files that an argument names: a file, the source files of a folder, or those that match a pattern. A pattern may
 * contain `*`, `**`, `?` and `{a,b}`. Hidden folders and `node_modules` are left out.
 *
 * @throws {UsageError} If nothing has that name.
 */
export function findFiles(name: string): string[] {
  const kind = name === "-" ? "file" : kindOf(name);
  if (kind === "file") return [name];
  if (kind === "folder") return filesIn(name).filter((file) => SOURCE.test(file));
  if (!/[*?{]/.test(name)) throw new UsageError(`Can't find ${name}. Pass a file, a folder or a pattern.`);
  // The folder before the first part with a special character.
  const start = /^(?:[^*?{]*\/)?/.exec(name)?.[0] || ".";
  const wanted = matcherOf(name.replace(/^\.\//, ""));
  const found =
    kindOf(start) === "folder"
      ? filesIn(start).filter((file) => wanted.test(file) && CHECKED.test(file))
      : [];
  if (found.length === 0) throw new UsageError(`No file matches ${name}.`);
  return found;
}

function kindOf(path: string): "file" | "folder" | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return "folder";
  return stats && "file";
}

/** All files in a folder and the folders in it, sorted, with slashes on every system. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name).replaceAll("\\", "/");
    if (entry.isDirectory())
      return entry.name.startsWith(".") || entry.name === "node_modules" ? [] : filesIn(path);
    return kindOf(path) === "file" ? [path] : [];
  });
}

function matcherOf(pattern: string): RegExp {
  const source = pattern.replace(/\*\*\/?|[*?{},]|[^*?{},]+/g, (part) => {
    const special: Record<string, string> = {
      "**/": "(?:[^/]+/)*",
      "**": ".*",
      "*": "[^/]*",
      "?": "[^/]",
      "{": "(?:",
      "}": ")",
      ",": "|",
    };
    return special[part] ?? part.replace(/[.+^$()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${source}$`);
}
