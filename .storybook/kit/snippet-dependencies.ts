import { packagesIn } from "../../scripts/lib/module-imports";

/**
 * The lines of a snippet that depend on the styles of an application: classes, and tokens that aren't Kerf's.
 * A snippet without such lines looks the same in every application. Code in a text, whose quotes are escaped,
 * doesn't count.
 */
export function foreignStyles(code: string): string[] {
  return [...code.matchAll(/^.*(?:\bclassName\b(?!=\\)|var\(--(?!kerf-)).*$/gm)].map(([line]) => line.trim());
}

/** The packages besides Kerf and React that an application may have to install for a snippet, sorted. */
export function packagesToInstall(code: string): string[] {
  const others = packagesIn(code).filter((name) => !["@kerf/react", "react", "react-dom"].includes(name));
  return [...new Set(others)].sort();
}
