import { byLocale } from "./by-locale";

const formatOf = /* @__PURE__ */ byLocale((locale) => new Intl.NumberFormat(locale, { style: "percent" }));

/** Formats a fraction as a whole percentage for a language. */
export function formatPercent(share: number, locale: string): string {
  return formatOf(locale).format(share);
}
