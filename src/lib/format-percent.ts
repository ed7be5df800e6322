const formats = new Map<string, Intl.NumberFormat>();

/** Formats a fraction as a whole percentage for a language. Creating a format is slow, so it is cached. */
export function formatPercent(share: number, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: "percent" });
    formats.set(locale, format);
  }
  return format.format(share);
}
