/** The event that opens the search in the page. */
export const OPEN_SEARCH = "kerf/open-search";

/** The event after the search has closed. Its argument is the opened page, if one was selected. */
export const SEARCH_CLOSED = "kerf/search-closed";

/** Whether a key press opens the search: ⌘K on a Mac, Ctrl+K elsewhere. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
  const hasModifier = isMac ? event.metaKey : event.ctrlKey;
  return hasModifier && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k";
}
