"use client";

import { useState } from "react";
import { warnOnce } from "../lib/warn-once";

interface ControlledOptions<Value> {
  /** The prop's full name, such as `DatePicker.selected`, for the warning. */
  prop: string;
  /** The prop. `undefined` means uncontrolled. */
  value: Value | undefined;
  /** The initial value, when uncontrolled. */
  defaultValue: Value;
  /** The value for `null`: `null` itself, `[]`, `""` or `false`. */
  empty: Value;
}

/**
 * State that either the caller or the component holds. The rule for every such prop is React's and Base UI's:
 *
 * - `undefined`, or no prop: uncontrolled. The component holds the state, and `defaultValue` is its initial value.
 * - Anything else, also `null`, `[]`, `""` and `false`: controlled. Only the caller changes it.
 *
 * A prop that was controlled once stays controlled: `undefined` then means empty. Changing between `undefined` and a value
 * warns in development.
 *
 * @returns The value, a function that sets it when uncontrolled, and the initial value, which a form reset restores.
 */
export function useControlled<Value>({
  prop,
  value,
  defaultValue,
  empty,
}: ControlledOptions<Value>): [value: Value, setOwn: (next: Value) => void, first: Value] {
  const [own, setOwn] = useState(value === undefined ? defaultValue : (value ?? empty));
  const [start, setStart] = useState({ first: own, isControlled: value !== undefined });
  const isControlled = start.isControlled || value !== undefined;
  if (isControlled !== start.isControlled) setStart({ ...start, isControlled });
  if (isControlled && (value === undefined || !start.isControlled)) warnSwitch(prop, empty);
  if (!isControlled) return [own, setOwn, start.first];
  return [value ?? empty, ignore, start.first];
}

const ignore = () => {};

function warnSwitch(prop: string, empty: unknown): void {
  // Bundlers drop the text from production builds.
  if (process.env.NODE_ENV === "production") return;
  warnOnce(
    `${prop} changed between undefined (uncontrolled) and a value (controlled). Pass ${JSON.stringify(empty)} instead of undefined.`,
  );
}
