/** Formats a number, or both ends of a range, for a language. */
export function formatValue(
  value: number | readonly number[],
  locale: string,
  format: Intl.NumberFormatOptions | undefined,
): string {
  const formatter = new Intl.NumberFormat(locale, format);
  const [low = 0, high = low] = [value].flat();
  // `formatRange` marks equal numbers as approximate: "~20".
  return low === high ? formatter.format(low) : formatter.formatRange(low, high);
}
