const pages = ["Component", "Pattern", "Guide", "Foundation", "Project"] as const;
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
