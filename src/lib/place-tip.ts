/**
 * Computes a position beside a button: the tip's top left corner, and whether the tip fits. The tip's padding
 * is the gap.
 */
export type TipPosition = (
  button: DOMRect,
  tip: DOMRect,
  page: Element,
) => { x: number; y: number; fits: boolean };

/** Centers the tip horizontally on the button, at least 8 px from the edges of the page. */
const across = ({ left, right }: DOMRect, { width }: DOMRect, page: Element) =>
  Math.max(8, Math.min((left + right - width) / 2, page.clientWidth - width - 8));
const along = ({ top, bottom }: DOMRect, { height }: DOMRect) => (top + bottom - height) / 2;

// Separate exports, so that a bundle contains only the ones that it uses.
export const above: TipPosition = (button, tip, page) => ({
  x: across(button, tip, page),
  y: button.top - tip.height,
  fits: button.top >= tip.height,
});
export const below: TipPosition = (button, tip, page) => ({
  x: across(button, tip, page),
  y: button.bottom,
  fits: button.bottom + tip.height <= page.clientHeight,
});
export const before: TipPosition = (button, tip) => ({
  x: button.left - tip.width,
  y: along(button, tip),
  fits: button.left >= tip.width,
});
export const after: TipPosition = (button, tip, page) => ({
  x: button.right,
  y: along(button, tip),
  fits: button.right + tip.width <= page.clientWidth,
});

/**
 * Positions an open tip beside the button before it by measuring, as tip.css does in browsers with
 * `anchor-scope`. It uses the first position with enough space, or the first in the list if none has enough.
 */
export function placeTip(tip: HTMLElement, positions: [TipPosition, ...TipPosition[]]): void {
  const button = (tip.previousElementSibling as Element).getBoundingClientRect();
  // It keeps its place while the button has no box.
  if (button.width === 0 && button.height === 0) return;
  const at = (position: TipPosition) =>
    position(button, tip.getBoundingClientRect(), document.documentElement);
  const { x, y } = at(positions.find((position) => at(position).fits) ?? positions[0]);
  tip.style.inset = `${y}px auto auto ${x}px`;
}
