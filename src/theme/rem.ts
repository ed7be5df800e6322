/** A length that grows with the reader's text: as many px as said at a root font size of 16 px, the browsers' default. */
export function rem(px: number): string {
  return `${px / 16}rem`;
}
