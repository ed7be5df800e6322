import { type RefObject, useLayoutEffect, useState } from "react";

/** Drawn above and below what is in sight, so that a quick turn of the wheel shows no gap. */
const AROUND = 8;

/** Which rows of a long list are to be drawn: those in sight. All are equally high. */
export function useWindow(scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const [view, setView] = useState({ top: 0, height: 800 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => setView({ top: element.scrollTop, height: element.clientHeight });
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [scroller]);
  const first = Math.max(0, Math.floor(view.top / rowHeight) - AROUND);
  const last = Math.min(count, Math.ceil((view.top + view.height) / rowHeight) + AROUND);
  return { first, last };
}
