/**
 * The lines of a snippet that depend on the styles of an application: classes, and tokens that aren't Kerf's.
 * A snippet without such lines looks the same in every application. Code in a text, whose quotes are escaped,
 * doesn't count.
 */
export function foreignStyles(code: string): string[] {
  return [...code.matchAll(/^.*(?:\bclassName\b(?!=\\)|var\(--(?!kerf-)).*$/gm)].map(([line]) => line.trim());
}
