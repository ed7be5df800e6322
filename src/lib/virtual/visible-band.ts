/**
 * The vertical range of the window in which an element can be visible, inside every ancestor that clips it.
 */
export function visibleBand(element: HTMLElement): { top: number; bottom: number } {
  const page = element.ownerDocument;
  const view = page.defaultView as Window;
  let top = 0;
  let bottom = view.innerHeight;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (view.getComputedStyle(around).overflowY === "visible") continue;
    const box = around.getBoundingClientRect();
    // Skips the page: its box moves when it scrolls, and only the window clips it.
    if (around === page.documentElement || around === page.body) continue;
    top = Math.max(top, box.top);
    bottom = Math.min(bottom, box.bottom);
  }
  return { top, bottom };
}

/** The same range as distances from the top of the element. Undefined if the element has no size or is outside. */
export function visibleSpan(element: HTMLElement): { top: number; bottom: number } | undefined {
  const box = element.getBoundingClientRect();
  const { top, bottom } = visibleBand(element);
  if (box.height === 0 || box.top > bottom || box.bottom < top) return undefined;
  return { top: top - box.top, bottom: bottom - box.top };
}
