/**
 * Shows a popover as a tip and listens for what closes it: Escape, before anyone else hears it, and a press outside
 * of the element around it.
 *
 * @returns Hides the tip again.
 */
export function showTip(tip: HTMLElement, onClose: () => void): () => void {
  const close = (event: Event) => {
    const { key } = event as KeyboardEvent;
    if (key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
    } else if (key || tip.parentElement?.contains(event.target as Node)) return;
    onClose();
  };
  tip.showPopover();
  addEventListener("keydown", close, true);
  addEventListener("pointerdown", close, true);
  return () => {
    removeEventListener("keydown", close, true);
    removeEventListener("pointerdown", close, true);
    tip.hidePopover();
  };
}
