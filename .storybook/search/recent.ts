import type { Entry } from "./entry";

const storageKey = "kerf/recent-searches";

/** The results that were opened last, the latest first. */
export function recentEntries(): Entry[] {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? "[]");
  } catch {
    return [];
  }
}

/** Keeps a result for the next search. */
export function rememberEntry({ body: _, ...entry }: Entry): void {
  const isSame = (other: Entry) => other.page === entry.page && other.name === entry.name;
  const recent = [entry, ...recentEntries().filter((other) => !isSame(other))].slice(0, 4);
  try {
    localStorage.setItem(storageKey, JSON.stringify(recent));
  } catch {
    // Without storage there is no next time.
  }
}
