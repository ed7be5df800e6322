/** Formats and parses page numbers for a language. */
export interface PageNumbers {
  /** Uses the language's digits and thousands separators. */
  format(value: number): string;
  /** Omits separators, for an input. */
  plain(value: number): string;
  /** Returns a range such as "26–50", or one number if both are the same. */
  range(first: number, last: number): string;
  /**
   * Returns the whole number that someone typed, in the language's digits or in European ones. Undefined for
   * other text.
   */
  parse(text: string): number | undefined;
}

const known = new Map<string, PageNumbers>();

/** Cached for each language, because creating a number format is slow. */
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
      // NFKC converts full-width digits, which Japanese keyboards produce, to ASCII digits. Some languages
      // write a directional mark before the minus sign.
      const plainText = text.normalize("NFKC").replaceAll(separator, "").replaceAll(minus, "-");
      const written = [...plainText.replaceAll(/[\s\p{Cf}]/gu, "")]
        .map((character) => (digits.includes(character) ? digits.indexOf(character) : character))
        .join("");
      return /^-?\d+$/.test(written) ? Number(written) : undefined;
    },
  };
}
