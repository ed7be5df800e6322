import { type RefObject, useLayoutEffect, useRef } from "react";
import { watchSize } from "../../lib/watch-size";

/**
 * Moves the toasts of a stack smoothly when others come or go. Each movement is added to those that still run, so a toast
 * continues from where it is.
 */
export function useSmoothMoves(stackRef: RefObject<HTMLElement | null>): void {
  const known = useRef<Known>({ places: new WeakMap(), height: 0 });

  // Without dependencies: any change of a toast may move the others.
  useLayoutEffect(() => {
    if (stackRef.current) place(stackRef.current, known.current, true);
  });

  // Toasts also change places when a text wraps differently. That needs no movement.
  useLayoutEffect(() => {
    const stack = stackRef.current;
    return stack ? watchSize(stack, () => place(stack, known.current, false)) : undefined;
  }, [stackRef]);
}

interface Known {
  /** The distances of the toasts from the lower edge of the stack. */
  places: WeakMap<Element, number>;
  /** The height of the stack. */
  height: number;
}

/** Updates what is known of a stack, and moves its toasts to their new places. */
function place(stack: HTMLElement, known: Known, isSmooth: boolean): void {
  const { places, height } = known;
  for (const toast of stack.querySelectorAll<HTMLElement>(":scope > [data-slot=toast]")) {
    const before = places.get(toast);
    if (toast.hasAttribute("data-ending-style")) {
      toast.style.setProperty("--toast-bottom", `${before ?? 0}px`);
      continue;
    }
    // Transforms don't change these values.
    const now = stack.clientHeight - toast.offsetTop - toast.offsetHeight;
    places.set(toast, now);
    if (isSmooth && before !== undefined && before !== now)
      animate(toast, { translate: [`0 ${now - before}px`, "0"], composite: "add" });
  }
  known.height = stack.offsetHeight;
  // Otherwise, the smaller stack would clip toasts that still move.
  if (isSmooth && known.height < height) animate(stack, { minHeight: [`${height}px`, `${height}px`] });
}

/** Animates an element, unless people prefer less motion. */
function animate(element: HTMLElement, keyframes: PropertyIndexedKeyframes): void {
  const style = getComputedStyle(element);
  const time = style.getPropertyValue("--kerf-duration-height");
  const duration = Number.parseFloat(time) * (time.endsWith("ms") ? 1 : 1000);
  if (duration >= 1)
    element.animate(keyframes, { duration, easing: style.getPropertyValue("--kerf-ease-standard") });
}
