/** What a piece of code is, as far as its colour goes. */
export type CodeRole =
  | "comment"
  | "keyword"
  | "string"
  | "number"
  | "function"
  | "type"
  | "property"
  | "inserted"
  | "deleted";

/** A piece of a line; plain text has no role. */
export type CodeToken = readonly [text: string, role?: CodeRole];

/** A line of code in its pieces, without the line break. */
export type CodeLine = readonly CodeToken[];
