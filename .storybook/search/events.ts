/** From a page: opens the search. */
export const OPEN_SEARCH = "kerf/open-search";

/** To a page: scrolls to the element of an id, and opens what hides it. */
export const SHOW_ANCHOR = "kerf/show-anchor";

/** Whether a key press opens the search: ⌘K on a Mac, Ctrl+K elsewhere. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
  const hasModifier = isMac ? event.metaKey : event.ctrlKey;
  return hasModifier && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k";
}
