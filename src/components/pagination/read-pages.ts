import { byLocale } from "../../lib/by-locale";
import { digitReader } from "../../lib/digits";
import { warnOnce } from "../../lib/warn-once";

/** The current page and its limits, corrected. */
export interface Pages {
  /** The visible page, from 1 to `pages`. */
  page: number;
  /** The number of pages, at least 1. */
  pages: number;
  /** The number of items on a page, if the caller set it. */
  perPage?: number;
  /** The total number of items, if the caller set it. */
  totalCount?: number;
  /** The first and last item of the page, counted from 1. Both are 0 if there are no items. */
  first: number;
  last: number;
}

interface GivenPages {
  page?: number;
  perPage?: number;
  totalCount?: number;
}

/**
 * Accepts any numbers and corrects invalid ones. Without the total or the number of items on a page, only the
 * pages up to the given one are known to exist. A page past the last one counts as the last.
 */
export function readPages(given: GivenPages): Pages {
  // Rounded toward fewer pages, because an extra page wouldn't exist.
  const perPage = wholeNumber("perPage", given.perPage, 1, Math.ceil);
  const totalCount = wholeNumber("totalCount", given.totalCount, 0, Math.floor);
  const requested = wholeNumber("page", given.page, 1, Math.floor) ?? 1;
  const isKnown = totalCount === 0 || (perPage !== undefined && totalCount !== undefined);
  const counted = isKnown ? Math.ceil((totalCount ?? 0) / (perPage ?? 1)) : requested;
  // Above this number, adding 1 doesn't always give the next whole number.
  const pages = Math.min(Math.max(1, counted), Number.MAX_SAFE_INTEGER);
  const page = Math.min(requested, pages);
  const before = (page - 1) * (perPage ?? 0);
  return {
    page,
    pages,
    perPage,
    totalCount,
    first: Math.min(before + 1, totalCount ?? Number.POSITIVE_INFINITY),
    last: Math.min(before + (perPage ?? 0), totalCount ?? Number.POSITIVE_INFINITY),
  };
}

function wholeNumber(
  prop: string,
  given: number | undefined,
  least: number,
  round: (value: number) => number,
): number | undefined {
  if (given === undefined || given === null) return undefined;
  const rounded = round(given);
  if (rounded >= least && Number.isFinite(rounded)) return rounded;
  warnOnce(
    () =>
      `Invalid Pagination.${prop} ${given}. Pass a whole number of at least ${least}. ` +
      `${prop === "page" ? "1 is used instead" : "It is treated as unknown"}.`,
  );
  return undefined;
}

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

export const pageNumbers = /* @__PURE__ */ byLocale((locale): PageNumbers => {
  const grouped = new Intl.NumberFormat(locale);
  const ungrouped = new Intl.NumberFormat(locale, { useGrouping: false });
  const readDigits = digitReader(locale);
  const minus = ungrouped.formatToParts(-1).find(({ type }) => type === "minusSign")?.value ?? "-";
  const separator = grouped.formatToParts(10_000_000).find(({ type }) => type === "group")?.value ?? "";
  return {
    format: (value) => grouped.format(value),
    plain: (value) => ungrouped.format(value),
    range: (first, last) => (first === last ? grouped.format(first) : grouped.formatRange(first, last)),
    parse(text) {
      // NFKC converts full-width signs, which Japanese keyboards produce. Some languages write a directional mark before
      // the minus sign.
      const plainText = text.normalize("NFKC").replaceAll(separator, "").replaceAll(minus, "-");
      const written = readDigits(plainText.replaceAll(/[\s\p{Cf}]/gu, ""));
      return /^-?\d+$/.test(written) ? Number(written) : undefined;
    },
  };
});
