/** How many px a length of the theme is at a root font size of 16 px, the browsers' default. */
export function pxOf(length: string): number {
  return Number.parseFloat(length) * (length.endsWith("rem") ? 16 : 1);
}
