/** What stands in the place of a placeholder. */
export interface CodeValue {
  /** The text that takes the place of `{{name}}`, on screen and in what is copied. */
  value: string;
  /** Marks the text as what the reader is to look at, or to change. */
  highlight?: boolean;
}

/** Where highlighted values are: positions in the text, from the first up to and without the second. */
export type Range = readonly [start: number, end: number];

/** The code with the values in place, and where those are that are highlighted. */
export interface Filled {
  text: string;
  marks: Range[];
}

/**
 * Puts values in the place of `{{name}}`, with spaces inside the braces or without. A name without a value stays as it
 * is: many template languages write so, too. What a value says is never looked through again.
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
