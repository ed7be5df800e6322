const formats = new Map<string, Intl.NumberFormat>();

/** A share as a whole percentage, in the digits and signs of a language; making a format is slow, so it is kept. */
export function formatPercent(share: number, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: "percent" });
    formats.set(locale, format);
  }
  return format.format(share);
}
