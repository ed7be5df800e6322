/** The part of the window in which an element can be seen: inside every ancestor that clips it. */
export function visibleBand(element: HTMLElement): { top: number; bottom: number } {
  const page = element.ownerDocument;
  const view = page.defaultView as Window;
  let top = 0;
  let bottom = view.innerHeight;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (view.getComputedStyle(around).overflowY === "visible") continue;
    const box = around.getBoundingClientRect();
    // The page's own scrolling moves its box, and the window is what clips it.
    if (around === page.documentElement || around === page.body) continue;
    top = Math.max(top, box.top);
    bottom = Math.min(bottom, box.bottom);
  }
  return { top, bottom };
}
