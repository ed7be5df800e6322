/** `Save And Cancel` as `Save and cancel`. `German` and `React`, the proper names among the stories, keep theirs. */
export function sentenceCase(name: string): string {
  return name.replace(/(?<=\s)(?!(?:German|React)\b)(\p{Lu})(?=\p{Ll}|\s|$)/gu, (letter) =>
    letter.toLowerCase(),
  );
}
