"use client";

import { type Ref, type RefCallback, useCallback } from "react";

/** One ref that sets several: a component's own and its caller's. */
export function useMergedRefs<Element>(
  first: Ref<Element> | undefined,
  second: Ref<Element> | undefined,
  third?: Ref<Element>,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      const cleanUps = [first, second, third].map((ref) => setRef(ref, element));
      return () => {
        for (const cleanUp of cleanUps) cleanUp();
      };
    },
    [first, second, third],
  );
}

function setRef<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === "function") {
    const cleanUp = ref(element);
    return typeof cleanUp === "function" ? cleanUp : () => ref(null);
  }
  if (!ref) return () => {};
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
