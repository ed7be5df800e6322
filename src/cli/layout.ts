/** A paragraph in lines of at most this width, each with such an indent. Words that are longer stay whole. */
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
 * Rows of a short term and a text beside it, the texts below each other. A term that is too long has its text
 * begin on the next line.
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

/** Sections with an empty line between them; those without content are left out. */
export function sections(...texts: (string | undefined)[]): string {
  return `${texts.filter(Boolean).join("\n\n")}\n`;
}

/** A document for programs. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
