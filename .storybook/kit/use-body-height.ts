import { useEffect, useState } from "react";

/**
 * The height of the body of a frame's document, in px. A frame of that height doesn't scroll.
 *
 * @param body Null until the frame has loaded.
 * @param before What counts until it has been measured.
 */
export function useBodyHeight(body: HTMLElement | null, before = 0): number {
  const [height, setHeight] = useState(before);
  useEffect(() => {
    const view = body?.ownerDocument.defaultView;
    if (!body || !view) return;
    // A page's body fills its window: a frame as high as that could grow but never shrink again.
    body.style.minHeight = "0";
    // The iframe's own observer, because the page's isn't called when a late font changes the height.
    const observer = new view.ResizeObserver(() => {
      const { height: now } = body.getBoundingClientRect();
      // Nothing is drawn in it yet: a frame that closed on that would pull up what follows, for a moment.
      if (now > 0) setHeight(now);
    });
    observer.observe(body);
    return () => observer.disconnect();
  }, [body]);
  return height;
}
