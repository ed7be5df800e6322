/**
 * Shows a popover as a tip beside the button before it, and listens for what closes it: Escape, before anyone else
 * hears it, and a press outside of the element around it.
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
  const release = CSS.supports("anchor-scope", "none") ? undefined : measure(tip);
  addEventListener("keydown", close, true);
  addEventListener("pointerdown", close, true);
  return () => {
    removeEventListener("keydown", close, true);
    removeEventListener("pointerdown", close, true);
    release?.();
    tip.hidePopover();
  };
}

/**
 * Places the tip by script where CSS cannot. Anchors alone are not enough: without `anchor-scope`, every tip of the page
 * goes to the last button. The code for it is loaded only by the browsers that need it.
 *
 * @returns Stops following the button.
 */
function measure(tip: HTMLElement): () => void {
  let release: (() => void) | undefined;
  let isOpen = true;
  // Until it is placed, it would show at the edge of the page.
  tip.style.visibility = "hidden";
  void import("./place-tip").then(({ placeTip }) => {
    if (isOpen) release = placeTip(tip);
  });
  return () => {
    isOpen = false;
    release?.();
  };
}
