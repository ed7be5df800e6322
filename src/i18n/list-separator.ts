const separators = new Map<string, string>();

/** The text between the items of a list in a language, such as ", " in English, "、" in Japanese and "، " in Arabic. */
export function listSeparator(locale: string): string {
  const separator = separators.get(locale) ?? read(locale);
  separators.set(locale, separator);
  return separator;
}

function read(locale: string): string {
  // Before the last item, many languages have a word such as "and", so the list has more than two.
  const parts = new Intl.ListFormat(locale).formatToParts(["1", "2", "3", "4"]);
  const separator = parts[1]?.value.replace(/\p{Cf}/gu, "") ?? ", ";
  // Arabic has "and" between all items, so it takes the comma of its script.
  if (!/\p{L}/u.test(separator)) return separator;
  return /\p{Script=Arabic}/u.test(separator) ? "، " : ", ";
}
