const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];

/** Formats a number of bytes for a language, such as "2.3 MB". A kilobyte is 1,000 bytes. */
export function formatSize(bytes: number, locale: string): string {
  let unit = 0;
  let size = bytes;
  // A number that rounds to 1,000 belongs to the next unit.
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit++;
  }
  return size.toLocaleString(locale, {
    style: "unit",
    unit: units[unit],
    maximumFractionDigits: unit > 1 && size < 100 ? 1 : 0,
  });
}
