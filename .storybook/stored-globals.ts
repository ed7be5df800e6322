/** The `localStorage` key of the toolbar's values. */
export const storageKey = "kerf/toolbar";

type Globals = Record<string, unknown>;

/** The toolbar's values from the last visit. */
export function remembered(): Globals {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? "{}");
  } catch {
    // Storage isn't available, as in a frame on another site, or the stored text isn't JSON.
    return {};
  }
}

/** Stores the toolbar's values for the next visit. */
export function remember(globals: Globals): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(globals));
  } catch {
    // Without storage, the next visit starts with the defaults.
  }
}

/**
 * The globals in the URL, as in `globals=theme:dark;direction:rtl`. A shared link shows what its sender saw.
 */
export function fromAddress(): Globals {
  const text = new URLSearchParams(location.search).get("globals") ?? "";
  return Object.fromEntries(
    text
      .split(";")
      .filter((pair) => pair.includes(":"))
      .map((pair) => pair.split(/:(.*)/s).slice(0, 2)),
  );
}
