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

/** Kinds that are a page of the site. Entries of other kinds are on one. */
export const pageKinds: ReadonlySet<Kind> = new Set([
  "Component",
  "Pattern",
  "Guide",
  "Foundation",
  "Decision",
]);

/** Something that the search can find. */
export interface Entry {
  kind: Kind;
  /** `Dialog`, `Dialog.Title`, `variant`, `Delete project`. */
  name: string;
  /** The component that an example is of. */
  owner?: string;
  /** The id of its page in Storybook. */
  page: string;
  /** The id of its element on that page. */
  anchor?: string;
  /** Its description. */
  text: string;
  /** Other names. */
  aliases?: string[];
  /** Code to preview: an import, a type, an example. */
  code?: string;
  /** Searched, but not shown. */
  body?: string;
  /** The color of a token. */
  color?: string;
}
