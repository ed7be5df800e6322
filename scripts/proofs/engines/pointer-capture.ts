/**
 * Lets elements capture the pointers that stories simulate. An engine accepts only the ids of real pointers.
 * In Chromium, the simulated mouse has the id of the real one; in other engines, it doesn't.
 */
export function captureSimulatedPointers(): void {
  const captured = new Map<number, Element>();
  const { setPointerCapture, hasPointerCapture, releasePointerCapture } = Element.prototype;
  Object.assign(Element.prototype, {
    setPointerCapture(this: Element, id: number) {
      try {
        setPointerCapture.call(this, id);
      } catch {
        captured.set(id, this);
      }
    },
    hasPointerCapture(this: Element, id: number) {
      return captured.get(id) === this || hasPointerCapture.call(this, id);
    },
    releasePointerCapture(this: Element, id: number) {
      if (!captured.delete(id)) releasePointerCapture.call(this, id);
    },
  });
  // A pointer that is lifted is released.
  for (const type of ["pointerup", "pointercancel"] as const) {
    addEventListener(type, ({ pointerId }) => setTimeout(() => captured.delete(pointerId)));
  }
}
