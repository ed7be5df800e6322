import type { Page } from "playwright-core";
import { PNG } from "pngjs";
import { codeHighlighted } from "../../lib/code-highlighted";

/** How a page looks from top to bottom, in pieces as high as the viewport. */
export async function looks(page: Page): Promise<PNG[]> {
  await page.evaluate(() => document.fonts.ready);
  await codeHighlighted(page);
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }));
  const pieces: PNG[] = [];
  // Scrolled, rather than as one page: Chromium would draw the whole page for each piece.
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

/** The first difference of two pictures, from the top of the page. Undefined if they are equal. */
export function firstDifference(left: PNG[], right: PNG[]): string | undefined {
  if (left.length !== right.length) return `${left.length} pieces against ${right.length}`;
  for (const [index, { width, height, data }] of left.entries()) {
    const other = right[index] as PNG;
    if (width !== other.width || height !== other.height) {
      return `${width} × ${height} against ${other.width} × ${other.height} in piece ${index}`;
    }
    const at = data.equals(other.data) ? -1 : data.findIndex((byte, place) => byte !== other.data[place]);
    if (at >= 0) return `x ${(at >> 2) % width}, y ${index * STEP + Math.floor((at >> 2) / width)}`;
  }
  return undefined;
}
