import { above, below, placeTip, type TipPosition } from "./place-tip";

/**
 * Shows a popover as a tip beside the button before it. Escape or a press outside closes it. Both are handled
 * in the capture phase.
 *
 * @returns A function that hides the tip.
 */
export function showTip(
  tip: HTMLElement,
  onClose: () => void,
  positions: [TipPosition, ...TipPosition[]] = [above, below],
): () => void {
  const close = (event: Event) => {
    const { key } = event as KeyboardEvent;
    if (key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
    } else if (key || (tip.parentElement && event.composedPath().includes(tip.parentElement))) return;
    onClose();
  };
  tip.showPopover();
  let frame = 0;
  // Runs in every frame, because the button may move or the tip's text may change without an event.
  const follow = () => {
    placeTip(tip, positions);
    frame = requestAnimationFrame(follow);
  };
  const misplaced = isMisplaced(tip);
  tip.toggleAttribute("data-measured", misplaced);
  // Without `anchor-scope`, CSS would place every tip of the page at the last button.
  if (misplaced || !CSS.supports("anchor-scope", "all")) follow();
  addEventListener("keydown", close, true);
  addEventListener("pointerdown", close, true);
  return () => {
    removeEventListener("keydown", close, true);
    removeEventListener("pointerdown", close, true);
    cancelAnimationFrame(frame);
    tip.hidePopover();
  };
}

/**
 * Whether the browser is Firefox and the tip is in a part of the page with another direction than the page. Firefox 153
 * places such a tip outside the window.
 */
function isMisplaced(tip: HTMLElement): boolean {
  const direction = (element: Element) => getComputedStyle(element).direction;
  return CSS.supports("-moz-orient", "inline") && direction(tip) !== direction(document.documentElement);
}
