import type { Entry } from "./entry";

const storageKey = "kerf/recent-searches";

/** The most recently opened results, newest first. */
export function recentEntries(): Entry[] {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? "[]");
  } catch {
    return [];
  }
}

/** Stores a result as the most recent one. */
export function rememberEntry({ body: _, ...entry }: Entry): void {
  const isSame = (other: Entry) => other.page === entry.page && other.name === entry.name;
  const recent = [entry, ...recentEntries().filter((other) => !isSame(other))].slice(0, 4);
  try {
    localStorage.setItem(storageKey, JSON.stringify(recent));
  } catch {
    // Without storage, there are no recent results.
  }
}
