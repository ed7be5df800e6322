/** The comment above an example's component, which people copy with it. */
export function exampleText(code: string): string | undefined {
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export function /.exec(code)?.[1];
  return comment
    ?.replace(/^\s*\* ?/gm, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The words of an exported name: `RenameProject` → `Rename Project`. */
export const titleOfExport = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, " ");

/** Turns `Save And Cancel` into `Save and cancel`. `In German` and `With TanStack Table` keep their capital letters. */
export function sentenceCase(name: string): string {
  return name
    .replace(/(?<=\s)(?!(?:Arabic|German|React)\b)(\p{Lu})(?=\p{Ll}|\s|$)/gu, (letter) =>
      letter.toLowerCase(),
    )
    .replace(/\bTan stack table\b/i, "TanStack Table");
}
