"use client";

import { type RefObject, useEffect, useInsertionEffect, useRef } from "react";

/**
 * Calls back when the form of a control is reset, before the browser resets the control itself. A reset fires no
 * change event, so state that follows a control must listen for it.
 *
 * The rule of all controls: a reset restores the current default of an uncontrolled value, and reports it if it differs. A
 * controlled value stays, and nothing is reported. Drafts, such as text that isn't a date, are discarded in both cases.
 *
 * It listens on the root, not on the form. A control may change its form without a render, and a handler of the form may
 * still cancel the reset.
 */
export function useFormReset(
  control: RefObject<{ form: HTMLFormElement | null; getRootNode(): Node } | null>,
  onReset: () => void,
): void {
  // React resets a form with an `action` while it commits the action's state, before layout effects.
  const latest = useRef(onReset);
  useInsertionEffect(() => {
    latest.current = onReset;
  });
  // With dependencies, a control that is added later would have no listener.
  useEffect(() => {
    const root = control.current?.getRootNode();
    const listen = (event: Event) => {
      if (event.target === control.current?.form && !event.defaultPrevented) latest.current();
    };
    root?.addEventListener("reset", listen);
    return () => root?.removeEventListener("reset", listen);
  });
}
