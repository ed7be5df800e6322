"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";
import { fireChange, setValue } from "./form-events";
import { useFormReset } from "./use-form-reset";

/*
 * The inputs of a page that the server rendered may change before React runs: the browser restores a form after Back, and people
 * type. When a control mounts, it takes over what its inputs hold if it is uncontrolled. Otherwise, it sets its inputs.
 */

/** Runs once, when the component has mounted and before the browser paints. */
export function useOnMount(run: () => void): void {
  const hasRun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first render counts
  useLayoutEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    run();
  }, []);
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Whether an input holds another text than React rendered. React keeps that as the input's default. */
export function isTouched(input: TextControl): boolean {
  if (input.value === input.defaultValue) return false;
  // The browser replaces values that the type doesn't allow, such as the 5 of a range with steps of 10.
  const form = document.createElement("form");
  const untouched = form.appendChild(input.cloneNode(true) as TextControl);
  form.reset();
  return input.value !== untouched.value;
}

/** Lets React handle the changes of inputs that happened before it ran, or undoes them. */
export function replayChanges(inputs: Iterable<HTMLInputElement>, isControlled: boolean): void {
  for (const input of inputs) {
    if (!isTouched(input)) continue;
    const { value } = input;
    input.value = input.defaultValue;
    if (isControlled || input.matches(":disabled")) continue;
    setValue(input, value);
    fireChange(input);
  }
}

interface NativeStateProps<Value> {
  control: RefObject<TextControl | null>;
  /** The controlled value. `undefined` if the browser keeps the value. */
  value: unknown;
  onValueChange: ((value: Value) => void) | undefined;
}

/**
 * Keeps a native control and its caller in agreement when the value changes without an event: before React ran, and by a form
 * reset. Rendered beside a control that is controlled or reports its value.
 */
export function NativeState<Value>({ control, value, onValueChange }: NativeStateProps<Value>): null {
  const report = onValueChange as ((value: unknown) => void) | undefined;
  const isControlled = value !== undefined && value !== null;
  useOnMount(() => {
    const node = control.current as HTMLInputElement | null;
    if (!node) return;
    if (typeof value === "boolean") node.checked = value;
    else if (isControlled && isTouched(node)) node.value = String(value);
    else if (!isControlled && node.type === "checkbox")
      node.checked !== node.defaultChecked && report?.(node.checked);
    else if (!isControlled && isTouched(node)) report?.(node.value);
  });
  useFormReset(control as RefObject<HTMLInputElement | null>, () => {
    const node = control.current as HTMLInputElement | null;
    if (!node || isControlled) return;
    // The browser resets the control after the event.
    const [now, next] =
      node.type === "checkbox" ? [node.checked, node.defaultChecked] : [node.value, node.defaultValue];
    if (now !== next) report?.(next);
  });
  return null;
}
