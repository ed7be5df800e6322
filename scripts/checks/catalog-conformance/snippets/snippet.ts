/** The code that the site offers for one story. */
export interface Snippet {
  /** The story's id. */
  story: string;
  code: string;
}

/** An example exports its component; a story's elements are one expression after the import line. */
const example = /^export function (\w+)\(/m;

/** The snippet as a module whose default export renders it. */
export function renderable(code: string): string {
  const name = example.exec(code)?.[1];
  if (name) return `${code}\nexport default ${name};\n`;
  const end = code.indexOf("\n\n");
  return `${code.slice(0, end)}\n\nexport default function Snippet() {\n  return (\n${code.slice(end + 2)}\n  );\n}\n`;
}
