"use client";

import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { fireChange, setValue } from "./form-events";

/**
 * The props of a hidden input that validates and submits a value shown by other elements. The input is
 * uncontrolled, because React would reset it with its form, and set it without events.
 *
 * @param value The value as text. Empty if there is no value.
 * @param byUser The component sets it when the user changes the value. This hook then fires the input's
 * events and resets it.
 * @param passFocus Moves the focus that a label or the browser's validation gave the input to a visible element.
 */
export function useHiddenControl(
  value: string,
  byUser: RefObject<boolean>,
  passFocus: (control: HTMLInputElement) => void,
) {
  const control = useRef<HTMLInputElement>(null);
  // A `defaultValue` that changes would set the value before the effect does, without events.
  const [initial] = useState(value);
  // With dependencies, the input would lose its default: React sets it to `initial` when another attribute changes.
  useLayoutEffect(() => {
    const node = control.current;
    if (!node) return;
    // React's `onFocus` follows `focusin`, which WebKit doesn't fire on date and time inputs.
    node.onfocus = () => passFocus(node);
    const isChange = node.value !== value;
    if (isChange) setValue(node, value);
    // Firefox and WebKit take an input that was just emptied for one with a wrong date, until it is emptied once more.
    if (node.matches(":invalid")) setValue(node, value);
    // The component handles a form reset, so the browser's reset must change nothing here.
    node.defaultValue = value;
    if (!isChange) return;
    if (byUser.current) fireChange(node);
    byUser.current = false;
  });
  return {
    ref: control,
    "aria-hidden": true,
    tabIndex: -1,
    autoComplete: "off",
    defaultValue: initial,
  } as const;
}
