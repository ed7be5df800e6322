/**
 * The mark, a K: a block of 32 by 32 with three cuts through it. Each cut is 3 units wide, a little more than a
 * sixteenth of the block, so that it still separates the pieces at 16 px. The cuts end in the right-hand corners.
 */
export const block =
  "M4 0H10V32H4A4 4 0 0 1 0 28V4A4 4 0 0 1 4 0ZM13 0H29.56L13 12.93ZM13 32H29.56L13 19.07Z";

/** The piece between the two diagonal cuts. */
export const wedge = "M32 1.9V30.1L13.94 16Z";

/**
 * The name, in letters with a uniform stroke width of 4.2 units. The ends of the k and the e are cut at 45
 * degrees.
 */
export const name = [
  "M42 5H46.2V17.9L52.1 12H58.04L50.79 19.25L58.54 27H52.6L47.82 22.22L46.2 23.84V27H42Z",
  "M75.07 21.1A7.8 7.8 0 1 0 72.96 25.02L70.06 22.12A3.7 3.7 0 0 1 64.1 21.1ZM64.1 17.9A3.7 3.7 0 0 1 70.78 17.9Z",
  "M77.84 12H82.04V14A7.4 7.4 0 0 1 85.64 11.8H87.64V16H85.44A3.2 3.2 0 0 0 82.04 19.2V27H77.84Z",
  "M91.84 27V15.6H89.24V12H91.84A7 7 0 0 1 98.84 5H102V9.2H98.84A2.8 2.8 0 0 0 96.04 12H100.64V15.6H96.04V27Z",
].join("");

/** The widths of the mark and of the mark with the name, in units. The mark is square. */
export const size = { height: 32, glyph: 32, full: 102 };
