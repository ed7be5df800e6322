/**
 * A length that grows with the user's text size: the given px at a root font size of 16 px, the default of browsers.
 */
export function rem(px: number): string {
  return `${px / 16}rem`;
}
