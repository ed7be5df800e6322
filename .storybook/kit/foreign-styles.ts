/**
 * The lines of code to copy that rely on styles of the application around it: classes, and tokens that aren't Kerf's.
 * Without them, the code looks the same in every application.
 */
export function foreignStyles(code: string): string[] {
  return [...code.matchAll(/^.*(?:\bclassName\b|var\(--(?!kerf-)).*$/gm)].map(([line]) => line.trim());
}
