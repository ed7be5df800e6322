import { above, below, type Place, placeTip } from "./place-tip";

/**
 * Shows a popover as a tip beside the button before it. Escape, in the capture phase, and a press outside close it.
 *
 * @returns Hides the tip again.
 */
export function showTip(
  tip: HTMLElement,
  onClose: () => void,
  places: [Place, ...Place[]] = [above, below],
): () => void {
  const close = (event: Event) => {
    const { key } = event as KeyboardEvent;
    if (key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
    } else if (key || tip.parentElement?.contains(event.target as Node)) return;
    onClose();
  };
  tip.showPopover();
  let frame = 0;
  // Changes of the button's position or of the tip's text may cause no event.
  const follow = () => {
    placeTip(tip, places);
    frame = requestAnimationFrame(follow);
  };
  // Anchors without a scope take every tip of the page to the last button.
  if (!CSS.supports("anchor-scope", "all")) follow();
  addEventListener("keydown", close, true);
  addEventListener("pointerdown", close, true);
  return () => {
    removeEventListener("keydown", close, true);
    removeEventListener("pointerdown", close, true);
    cancelAnimationFrame(frame);
    tip.hidePopover();
  };
}
