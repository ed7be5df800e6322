"use client";

import { useState } from "react";
import { warnOnce } from "./warn-once";

/**
 * State that is controlled by the caller or kept by the component. Every such prop follows the rule of React
 * and Base UI. Only state that a primitive keeps itself, such as `open` of Dialog, isn't kept with this hook.
 *
 * - `undefined`, or no prop: uncontrolled. The component keeps the state, and `defaultValue` is its initial
 *   value.
 * - Anything else, including `null`, `[]`, `""` and `false`: controlled. Only the caller changes it.
 *
 * A prop that was controlled once stays controlled: `undefined` then means empty. Changing between
 * `undefined` and a value warns in development.
 *
 * @param prop The prop's full name, such as `DatePicker.selected`, for the warning.
 * @param value The prop. `undefined` means uncontrolled.
 * @param defaultValue The initial value, when uncontrolled.
 * @param empty The value for `null`: `null` itself, `[]`, `""` or `false`.
 * @returns The value, a function that sets it when uncontrolled, and the initial value, which a form reset
 * restores.
 */
export function useControlled<Value>(
  prop: string,
  value: Value | undefined,
  defaultValue: Value,
  empty: Value,
): [value: Value, setUncontrolled: (next: Value) => void, initial: Value] {
  const isControlled = value !== undefined;
  const [uncontrolled, setUncontrolled] = useState(isControlled ? (value ?? empty) : defaultValue);
  const [initial] = useState(uncontrolled);
  const [wasControlled, setWasControlled] = useState(isControlled);
  if (isControlled !== wasControlled) {
    if (isControlled) setWasControlled(true);
    // Bundlers drop the text from production builds.
    if (process.env.NODE_ENV !== "production") {
      warnOnce(
        `${prop} changed between undefined (uncontrolled) and a value (controlled). Pass ${JSON.stringify(empty)} instead of undefined.`,
      );
    }
  }
  return isControlled || wasControlled
    ? [value ?? empty, ignore, initial]
    : [uncontrolled, setUncontrolled, initial];
}

const ignore = () => {};
