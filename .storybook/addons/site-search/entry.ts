const pages = ["Component", "Pattern", "Guide", "Foundation", "Decision"] as const;
type PageKind = (typeof pages)[number];

/** The kinds of results. */
export type Kind =
  | PageKind
  | "Example"
  | "Part"
  | "Prop"
  | "Value"
  | "Guideline"
  | "Section"
  | "Token"
  | "Icon";

/** The kinds of pages. Entries of other kinds are part of a page. */
export const pageKinds: ReadonlySet<Kind> = new Set(pages);

/** A possible result of the search. */
export interface Entry {
  kind: Kind;
  /** The name, such as `Dialog`, `Dialog.Title`, `Dialog.Root: modal` or `Delete project`. */
  name: string;
  /** The component of an example. */
  owner?: string;
  /** The Storybook id of the entry's page. */
  page: string;
  /** The id of the entry's element on that page. */
  anchor?: string;
  /** The description. */
  text: string;
  /** Other names. */
  aliases?: string[];
  /** The code of an example, which is searched but not shown. */
  code?: string;
  /** Text that is searched but not shown. */
  body?: string;
}

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
