/** Writes and reads page numbers as a language does. */
export interface PageNumbers {
  /** With the language's digits, and its separators between thousands. */
  format(value: number): string;
  /** Without separators, for an input. */
  plain(value: number): string;
  /** "26–50", or one number if both are the same. */
  range(first: number, last: number): string;
  /** The whole number that someone typed, in the language's digits or in European ones; nothing for other text. */
  parse(text: string): number | undefined;
}

const known = new Map<string, PageNumbers>();

/** Kept for each language, for making a number format is slow. */
export function pageNumbers(locale: string): PageNumbers {
  const numbers = known.get(locale) ?? create(locale);
  known.set(locale, numbers);
  return numbers;
}

function create(locale: string): PageNumbers {
  const grouped = new Intl.NumberFormat(locale);
  const ungrouped = new Intl.NumberFormat(locale, { useGrouping: false });
  const digits = [...ungrouped.format(9876543210)].reverse();
  const minus = ungrouped.formatToParts(-1).find(({ type }) => type === "minusSign")?.value ?? "-";
  const separator = grouped.formatToParts(10_000_000).find(({ type }) => type === "group")?.value ?? "";
  return {
    format: (value) => grouped.format(value),
    plain: (value) => ungrouped.format(value),
    range: (first, last) => (first === last ? grouped.format(first) : grouped.formatRange(first, last)),
    parse(text) {
      // NFKC turns full-width digits, which Japanese keyboards give, into the common ones. Some languages write a mark
      // of direction before the minus.
      const plainText = text.normalize("NFKC").replaceAll(separator, "").replaceAll(minus, "-");
      const written = [...plainText.replaceAll(/[\s\p{Cf}]/gu, "")]
        .map((character) => (digits.includes(character) ? digits.indexOf(character) : character))
        .join("");
      return /^-?\d+$/.test(written) ? Number(written) : undefined;
    },
  };
}
