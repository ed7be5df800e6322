import type { Page } from "playwright-core";
import { PNG } from "pngjs";
import { codeHighlighted } from "../../lib/code-highlighted";

/** Screenshots of a page from top to bottom, each at most as high as the viewport. */
export async function looks(page: Page): Promise<PNG[]> {
  await page.evaluate(() => document.fonts.ready);
  await codeHighlighted(page);
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }));
  const pieces: PNG[] = [];
  // Scrolls to each piece. Otherwise Chromium would paint the whole page for each screenshot.
  for (let y = 0; y < height; y += STEP) {
    const top = await page.evaluate((y) => {
      scrollTo(0, y);
      return scrollY;
    }, y);
    const clip = { x: 0, y: y - top, width, height: Math.min(STEP, height - y) };
    pieces.push(PNG.sync.read(await page.screenshot({ clip, animations: "disabled" })));
  }
  return pieces;
}

/** The height of a viewport. */
const STEP = 1_000;

/** The rows of pixels, counted from the top, in which two pages differ. */
export function differingRows(left: PNG[], right: PNG[]): number[] {
  const rowOf = ({ width, data }: PNG, y: number) => data.subarray(y * width * 4, (y + 1) * width * 4);
  return left.flatMap((piece, index) => {
    const other = right[index];
    return Array.from({ length: piece.height }, (_, y) => y)
      .filter((y) => !other || !rowOf(piece, y).equals(rowOf(other, y)))
      .map((y) => index * STEP + y);
  });
}
