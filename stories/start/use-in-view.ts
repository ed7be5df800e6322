import { useCallback, useState } from "react";

/** Whether an element has come near the viewport. Until then, its content doesn't need to render. */
export function useInView(): [
  ref: (element: HTMLElement | null) => (() => void) | undefined,
  isInView: boolean,
] {
  const [isInView, setIsInView] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsInView(true);
        observer.disconnect();
      },
      { rootMargin: "300px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isInView];
}
