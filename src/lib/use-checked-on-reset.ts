"use client";

import { type RefObject, useLayoutEffect } from "react";

/**
 * Keeps a form reset from changing a controlled checkbox or radio without a call to its handler, by making its state the
 * browser's default. Does nothing if it is uncontrolled.
 */
export function useCheckedOnReset(
  control: RefObject<HTMLInputElement | null>,
  checked: boolean | undefined,
): void {
  useLayoutEffect(() => {
    if (control.current && checked !== undefined) control.current.defaultChecked = checked;
  }, [control, checked]);
}
