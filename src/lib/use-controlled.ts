"use client";

import { useState } from "react";
import { warnOnce } from "./warn-once";

/** The type that a value must have. A value of another type warns and counts as empty. */
export interface Shape {
  /** In words, such as "a Date". The shapes of most components are named in the warning, for smaller bundles. */
  name?: string;
  matches: (value: unknown) => boolean;
}

const array: Shape = { matches: (value) => Array.isArray(value) };
const text: Shape = { matches: (value) => typeof value !== "object" || Array.isArray(value) };
export const booleanShape: Shape = { name: "a boolean", matches: (value) => typeof value === "boolean" };
export const numberShape: Shape = { name: "a number", matches: (value) => typeof value === "number" };
export const dateShape: Shape = { name: "a Date", matches: (value) => value instanceof Date };

/** After a form reset, the state follows the default until it changes, as in a native input. */
const atDefault = Symbol();

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
 * @param prop The prop's full name, such as `DatePicker.selected`, for the warnings.
 * @param value The prop. `undefined` means uncontrolled.
 * @param defaultValue The initial value, when uncontrolled.
 * @param empty The value for `null`: `null` itself, `[]`, `""` or `false`.
 * @param shape What the value must be. By default, an array or a string if `empty` is one.
 * @returns The value, a function that sets it when uncontrolled, and a function for a form reset: it restores the
 * current default and returns it. When controlled, a reset changes nothing, and it returns `undefined`.
 */
export function useControlled<Value>(
  prop: string,
  value: Value | undefined,
  defaultValue: Value,
  empty: Value,
  shape: Shape | undefined = Array.isArray(empty) ? array : typeof empty === "string" ? text : undefined,
): [value: Value, setUncontrolled: (next: Value) => void, restore: () => Value | undefined] {
  const current = inShape(prop, value, empty, shape);
  const first = inShape(prop, defaultValue, empty, shape);
  const isControlled = useIsControlled(prop, value, empty);
  const [uncontrolled, setUncontrolled] = useState<Value | typeof atDefault>(isControlled ? current : first);
  if (isControlled) return [current, ignore, ignore];
  const restore = () => {
    setUncontrolled(atDefault);
    return first;
  };
  return [uncontrolled === atDefault ? first : uncontrolled, setUncontrolled, restore];
}

/**
 * The value of a native control: `empty` for `null`, and for `undefined` after a value. React itself would go on showing that
 * value.
 */
export function useNativeValue<Value>(
  prop: string,
  value: Value | undefined,
  empty: NonNullable<Value>,
): Value | undefined {
  return useIsControlled(prop, value, empty) ? (value ?? empty) : undefined;
}

/** Whether a prop is controlled, or was. Warns in development when it changes between both. */
function useIsControlled(prop: string, value: unknown, empty: unknown): boolean {
  const isControlled = value !== undefined;
  const [wasControlled, setWasControlled] = useState(isControlled);
  if (isControlled !== wasControlled) {
    if (isControlled) setWasControlled(true);
    // Bundlers drop the text from production builds.
    if (process.env.NODE_ENV !== "production") {
      warnOnce(
        () =>
          `${prop} changed between undefined (uncontrolled) and a value (controlled). Pass ${JSON.stringify(empty)} instead of undefined.`,
      );
    }
  }
  return isControlled || wasControlled;
}

const ignore = () => undefined;

/** The value, or `empty` for `null`, `undefined` and other shapes. Form libraries use `""` for an empty value. */
function inShape<Value>(
  prop: string,
  value: Value | undefined,
  empty: Value,
  shape: Shape | undefined,
): Value {
  if (value === undefined || value === null) return empty;
  if (!shape || shape.matches(value)) return value;
  if (process.env.NODE_ENV !== "production" && value !== "") {
    warnOnce(
      () =>
        `Invalid ${prop} of type ${typeof value}. Pass ${shape.name ?? (shape === array ? "an array" : "a string")}, or ${JSON.stringify(empty)} for no value.`,
    );
  }
  return empty;
}
