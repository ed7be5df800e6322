/** Wraps a paragraph to the width and indents each line. Longer words aren't broken. */
export function wrap(text: string, width: number, indent = ""): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line !== "" && indent.length + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  if (line !== "") lines.push(line);
  return lines.map((each) => indent + each).join("\n");
}

/**
 * Formats rows of a term and its text in two columns. If a term is too long for its column, the text starts on the
 * next line.
 */
export function terms(
  rows: readonly (readonly [term: string, text: string])[],
  width: number,
  indent = "",
): string {
  const widest = Math.max(0, ...rows.map(([term]) => term.length).filter((length) => length <= 26));
  const inner = indent + " ".repeat(widest + 2);
  return rows
    .map(([term, text]) => {
      const body = wrap(text, width, inner);
      if (body === "") return `${indent}${term}`;
      if (term.length > widest) return `${indent}${term}\n${body}`;
      return `${indent}${term.padEnd(widest)}  ${body.slice(inner.length)}`;
    })
    .join("\n");
}

/** Joins sections with an empty line between them and omits empty ones. */
export function sections(...texts: (string | undefined)[]): string {
  return `${texts.filter(Boolean).join("\n\n")}\n`;
}

/** Formats a value as indented JSON. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
