/** Turns `Save And Cancel` into `Save and cancel`. `German` and `React` keep their capital letters. */
export function sentenceCase(name: string): string {
  return name.replace(/(?<=\s)(?!(?:German|React)\b)(\p{Lu})(?=\p{Ll}|\s|$)/gu, (letter) =>
    letter.toLowerCase(),
  );
}
