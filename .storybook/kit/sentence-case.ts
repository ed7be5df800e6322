/** `Save And Cancel` as `Save and cancel`. `German`, the only proper name among the stories, keeps its capital. */
export function sentenceCase(name: string): string {
  return name.replace(/(?<=\s)(?!German\b)(\p{Lu})(?=\p{Ll}|\s|$)/gu, (letter) => letter.toLowerCase());
}
