/** Converts a length of the theme to px, at the browsers' default root font size of 16 px. */
export function pxOf(length: string): number {
  return Number.parseFloat(length) * (length.endsWith("rem") ? 16 : 1);
}
