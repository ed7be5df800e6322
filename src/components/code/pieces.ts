import type { Filled, Range } from "./fill-in";

/** The role of a piece of code, which sets its color. */
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

/** A piece of a line. Plain text has no role. */
export type CodeToken = readonly [text: string, role?: CodeRole];

/** The pieces of a line, without the line break. */
export type CodeLine = readonly CodeToken[];

/** A part of a line with one style. */
export interface Piece {
  text: string;
  role?: CodeRole;
  /** A highlighted value. It is one piece, whatever its tokens. */
  marked?: boolean;
}

/** The lines of a text. A trailing line break doesn't start another line. */
export function splitLines(text: string): string[] {
  return text.replace(/\r?\n$/, "").split(/\r?\n/);
}

/**
 * Merges tokens and highlighted values, line by line.
 *
 * @param tokens The tokens of each line, or undefined before highlighting.
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

/** Splits the tokens of a line where marks begin and end. */
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
      // A mark that began in the previous token extends its piece. A mark that begins here gets a new piece.
      if (marked && last?.marked && next[0] < at) last.text += part;
      else pieces.push(marked ? { text: part, marked } : { text: part, role });
      at = until;
    }
  }
  return pieces;
}
