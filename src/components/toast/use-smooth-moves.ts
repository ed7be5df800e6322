import { type RefObject, useLayoutEffect, useRef } from "react";
import { watchSize } from "../../lib/watch-size";

/**
 * Moves the toasts of a stack smoothly when others come or go. Each movement is added to those that still run, so a toast
 * continues from where it is.
 */
export function useSmoothMoves(stackRef: RefObject<HTMLElement | null>): void {
  const last = useRef<Layout>({ distances: new WeakMap(), height: 0 });

  // Without dependencies: any change of a toast may move the others.
  useLayoutEffect(() => {
    if (stackRef.current) updateLayout(stackRef.current, last.current, true);
  });

  // Toasts also move when a text wraps differently. That needs no animation.
  useLayoutEffect(() => {
    const stack = stackRef.current;
    return stack ? watchSize(stack, () => updateLayout(stack, last.current, false)) : undefined;
  }, [stackRef]);
}

/** The last positions of the toasts of a stack, in px. */
interface Layout {
  /** The distance of each toast from the lower edge of the stack. */
  distances: WeakMap<Element, number>;
  /** The height of the stack. */
  height: number;
}

/** Reads the layout of a stack, and moves each toast from its last position to the new one. */
function updateLayout(stack: HTMLElement, last: Layout, isSmooth: boolean): void {
  const { distances, height } = last;
  const moves: [toast: HTMLElement, distance: number][] = [];
  const ending: HTMLElement[] = [];
  // Reads everything before it writes. Otherwise, the browser would compute the layout again for each toast.
  const stackHeight = stack.clientHeight;
  for (const toast of stack.querySelectorAll<HTMLElement>(":scope > [data-slot=toast]")) {
    if (toast.hasAttribute("data-ending-style")) {
      ending.push(toast);
      continue;
    }
    const before = distances.get(toast);
    // Transforms don't change these values.
    const now = stackHeight - toast.offsetTop - toast.offsetHeight;
    distances.set(toast, now);
    if (isSmooth && before !== undefined && before !== now) moves.push([toast, now - before]);
  }
  last.height = stack.offsetHeight;
  for (const toast of ending) toast.style.setProperty("--toast-bottom", `${distances.get(toast) ?? 0}px`);
  for (const [toast, distance] of moves)
    animate(toast, { translate: [`0 ${distance}px`, "0"], composite: "add" });
  // Otherwise, the smaller stack would clip toasts that still move.
  if (isSmooth && last.height < height) animate(stack, { minHeight: [`${height}px`, `${height}px`] });
}

/** Animates an element, unless people prefer less motion. */
function animate(element: HTMLElement, keyframes: PropertyIndexedKeyframes): void {
  const style = getComputedStyle(element);
  const time = style.getPropertyValue("--kerf-duration-height");
  const duration = Number.parseFloat(time) * (time.endsWith("ms") ? 1 : 1000);
  if (duration >= 1)
    element.animate(keyframes, { duration, easing: style.getPropertyValue("--kerf-ease-standard") });
}
