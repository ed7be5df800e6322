import type { Filled, Range } from "./fill-in";

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

/** A part of a line that looks the same throughout. */
export interface Piece {
  text: string;
  role?: CodeRole;
  /** A highlighted value; it is one piece, whatever the tokens in it. */
  marked?: boolean;
}

/** The lines of a text. A break at its end ends the last line and begins none. */
export function splitLines(text: string): string[] {
  return text.replace(/\r?\n$/, "").split(/\r?\n/);
}

/**
 * Lays tokens and highlighted values over one another, line by line.
 *
 * @param tokens The tokens of each line, or nothing while there are none.
 */
export function layOut({ text, marks }: Filled, lines: readonly string[], tokens?: CodeLine[]): Piece[][] {
  let at = 0;
  return lines.map((line, index) => {
    const start = at;
    at += line.length;
    at += text[at] === "\r" ? 2 : 1;
    const inLine = marks.flatMap(([from, to]): Range[] => {
      const range = [Math.max(from - start, 0), Math.min(to - start, line.length)] as const;
      return range[0] < range[1] ? [range] : [];
    });
    return cut(tokens?.[index] ?? [[line]], inLine);
  });
}

/** Cuts the tokens of a line where marks begin and end. */
function cut(tokens: CodeLine, marks: readonly Range[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [text, role] of tokens) {
    const end = at + text.length;
    while (at < end) {
      const next = marks.find(([, to]) => to > at);
      const marked = next !== undefined && next[0] <= at;
      const until = Math.min(end, next?.[marked ? 1 : 0] ?? end);
      const part = text.slice(text.length - (end - at), text.length - (end - until));
      const last = pieces.at(-1);
      // The same mark goes on in the next token; one that begins here does not.
      if (marked && last?.marked && next[0] < at) last.text += part;
      else pieces.push(marked ? { text: part, marked } : { text: part, role });
      at = until;
    }
  }
  return pieces;
}
