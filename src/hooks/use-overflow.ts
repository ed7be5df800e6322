"use client";

import { type RefObject, useEffect, useState } from "react";

/** Whether there is more in an element than it shows, so that it scrolls: only then is it worth a tab stop. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() =>
      setOverflows(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight),
    );
    for (const each of [box, ...box.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
