/** The languages that Code supports. The first one is the fallback for unknown languages. */
export const codeLangs = [
  "text",
  "ts",
  "tsx",
  "js",
  "jsx",
  "json",
  "jsonc",
  "css",
  "html",
  "bash",
  "yaml",
  "toml",
  "md",
  "diff",
  "python",
] as const;

/** A language that Code supports. */
export type CodeLang = (typeof codeLangs)[number];

/** The replacement of a placeholder. */
export interface CodeValue {
  /** The text that replaces `{{name}}`, on screen and when copied. */
  value: string;
  /** Highlights the text that people should notice or change. */
  highlight?: boolean;
}

/** The positions of highlighted values in the text. The end isn't included. */
export type Range = readonly [start: number, end: number];

/** The code with its values, and the positions of highlighted values. */
export interface Filled {
  text: string;
  marks: Range[];
}

/**
 * Replaces `{{name}}` with values, with or without spaces inside the braces. A name without a value stays as it is,
 * because many template languages use the same syntax. Values aren't searched again.
 */
export function fillIn(code: string, values: Readonly<Record<string, CodeValue>> = {}): Filled {
  const marks: Range[] = [];
  let text = "";
  let at = 0;
  for (const match of code.matchAll(/\{\{\s*([\w.-]+)\s*\}\}/g)) {
    const [placeholder, name = ""] = match;
    if (!Object.hasOwn(values, name)) continue;
    const { value, highlight } = values[name] as CodeValue;
    text += code.slice(at, match.index);
    if (highlight && value) marks.push([text.length, text.length + value.length]);
    text += value;
    at = match.index + placeholder.length;
  }
  return { text: text + code.slice(at), marks };
}

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
type CodeToken = readonly [text: string, role?: CodeRole];

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
