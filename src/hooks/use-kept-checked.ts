"use client";

import { type RefObject, useLayoutEffect } from "react";

/**
 * Keeps a reset of the form from moving a controlled checkbox or radio behind its owner's back: to the browser, the
 * state that it has is made the default. Does nothing for one that holds its own state.
 */
export function useKeptChecked(
  control: RefObject<HTMLInputElement | null>,
  checked: boolean | undefined,
): void {
  useLayoutEffect(() => {
    if (control.current && checked !== undefined) control.current.defaultChecked = checked;
  }, [control, checked]);
}
