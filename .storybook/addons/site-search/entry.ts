/** The kinds of results. */
export const kinds = [
  "Component",
  "Pattern",
  "Guide",
  "Foundation",
  "Decision",
  "Example",
  "Part",
  "Prop",
  "Value",
  "Guideline",
  "Section",
  "Token",
  "Icon",
] as const;

export type Kind = (typeof kinds)[number];

/** The kinds of pages. Entries of other kinds are part of a page. */
export const pageKinds: ReadonlySet<Kind> = new Set([
  "Component",
  "Pattern",
  "Guide",
  "Foundation",
  "Decision",
]);

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
