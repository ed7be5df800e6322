/** The event with which a page asks the manager to open the search. */
export const OPEN_SEARCH = "kerf/open-search";

/** The event that makes a page scroll to the element with an id, and open the section around it. */
export const SHOW_ANCHOR = "kerf/show-anchor";

/** Whether a key press opens the search: ⌘K on a Mac, Ctrl+K elsewhere. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
  const hasModifier = isMac ? event.metaKey : event.ctrlKey;
  return hasModifier && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k";
}
