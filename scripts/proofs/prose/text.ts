/** A text that people read, with its location. */
export interface Text {
  file: string;
  /** The line on which the text begins, counted from 1. */
  line: number;
  /** Plain text, or Markdown. */
  text: string;
}

/** The letter that replaces each character of code, so that a parser reads a word. Kerf's texts don't use it. */
const CODE = "č";

/** Replaces code in a text: one capitalized word of the same length, which can begin a sentence. */
function codeMark(code: string): string {
  return code.slice(0, 1).replace(/./s, CODE.toUpperCase()) + CODE.repeat(Math.max(0, code.length - 1));
}

export const isCode = (word: string) => word.toLowerCase().includes(CODE);

/** Replaces code in the syntax of Markdown and JSDoc, and URLs. */
export function withoutCode(text: string): string {
  return (
    text
      .replace(
        /`[^`]+`|\{@link [^}]+\}|https?:\/\/[^\s)]+|<\/?[A-Za-z][^<>]*>|(?<![\w.])@[\w/-]+(?:\.[\w/-]+)*/g,
        (code) => codeMark(code),
      )
      // Paths, calls, options, custom properties, and names with capitals, dots or underscores inside.
      .replace(
        /(?<![\w'’-])(?:--?[a-z][\w-]*|[\w$]+\([^)\s]*\)|[\w.@-]*\/[\w./*-]+|[\w$-]*[a-z_$\d][A-Z_$.][\w$.-]*\w|\w+_\w+|\.[a-z][\w-]*|#\w+)(?![\w'’])/g,
        codeMark,
      )
  );
}
