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
  /** Code to preview: an import, a type, an example. */
  code?: string;
  /** Text that is searched but not shown. */
  body?: string;
  /** The color of a token. */
  color?: string;
}
