"use client";

import { type RefObject, useEffect } from "react";

/**
 * Calls back when the form of a control is reset, before the browser resets the control itself. A reset fires no
 * change event, so state that follows a control must listen for it.
 *
 * It listens on the root, not on the form. A control may change its form without a render, and a handler of the form may
 * still cancel the reset.
 */
export function useFormReset(
  control: RefObject<{ form: HTMLFormElement | null; getRootNode(): Node } | null>,
  onReset: () => void,
): void {
  // With dependencies, a control that is added later would have no listener. `onReset` is new in every render anyway.
  useEffect(() => {
    const root = control.current?.getRootNode();
    const listen = (event: Event) => {
      if (event.target === control.current?.form && !event.defaultPrevented) onReset();
    };
    root?.addEventListener("reset", listen);
    return () => root?.removeEventListener("reset", listen);
  });
}
