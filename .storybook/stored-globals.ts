/** The key of the browser's storage that has the toolbar's values. */
export const storageKey = "kerf/toolbar";

type Globals = Record<string, unknown>;

/** The toolbar's values from the last visit. */
export function remembered(): Globals {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? "{}");
  } catch {
    // No storage, as in a frame of another site, or another's text under this key.
    return {};
  }
}

/** Keeps the reader's choice for the next time. */
export function remember(globals: Globals): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(globals));
  } catch {
    // Without storage there is no next time.
  }
}

/** What the address sets, as in `globals=theme:dark;direction:rtl`: a link shows what its sender saw. */
export function fromAddress(): Globals {
  const text = new URLSearchParams(location.search).get("globals") ?? "";
  return Object.fromEntries(
    text
      .split(";")
      .filter((pair) => pair.includes(":"))
      .map((pair) => pair.split(/:(.*)/s).slice(0, 2)),
  );
}
