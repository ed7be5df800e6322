/** What a recipe may give as classes: a string, or lists of strings within lists. */
export type ClassValue = string | null | undefined | false | readonly ClassValue[];

/** The single classes of a class value, in order, each once. */
export function classesOf(value: ClassValue): string[] {
  if (!value) return [];
  const parts = typeof value === "string" ? value.split(/\s+/).filter(Boolean) : value.flatMap(classesOf);
  return [...new Set(parts)];
}
