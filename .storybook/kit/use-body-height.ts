import { useEffect, useState } from "react";

/**
 * The height of the body of a frame's document, in px. A frame of that height doesn't scroll.
 *
 * @param body Null until the frame has loaded.
 * @param before The height until the first measurement.
 */
export function useBodyHeight(body: HTMLElement | null, before = 0): number {
  const [height, setHeight] = useState(before);
  useEffect(() => {
    const view = body?.ownerDocument.defaultView;
    if (!body || !view) return;
    // A page's body fills its window, so a frame with the body's height could grow but never shrink.
    body.style.minHeight = "0";
    // Use the iframe's own ResizeObserver. The page's isn't called when a late font changes the height.
    const observer = new view.ResizeObserver(() => {
      const { height: now } = body.getBoundingClientRect();
      // At 0, nothing has rendered yet. Collapsing the frame would briefly move up the content below.
      if (now > 0) setHeight(now);
    });
    observer.observe(body);
    return () => observer.disconnect();
  }, [body]);
  return height;
}
