/** `Save And Cancel` as `Save and cancel`. Names of languages keep their capital. */
export function sentenceCase(name: string): string {
  return name.replace(/(?<=\s)(?!German\b)(\p{Lu})(?=\p{Ll}|\s|$)/gu, (letter) => letter.toLowerCase());
}
