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
