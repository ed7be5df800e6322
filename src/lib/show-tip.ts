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
  const types = ["keydown", "pointerdown"];
  tip.showPopover();
  for (const type of types) window.addEventListener(type, close, true);
  return () => {
    for (const type of types) window.removeEventListener(type, close, true);
    tip.hidePopover();
  };
}
