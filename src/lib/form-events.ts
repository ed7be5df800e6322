/**
 * Workarounds for gaps in the form events of the browser and React. `form-events.stories.tsx` tests each gap.
 *
 * - The browser fires the same `invalid` event for `checkValidity()` and for a submission: `editedControl`.
 * - React ignores the `input` event of a value that was set through the input's property: `setValue`.
 */

import type { SyntheticEvent } from "react";

/**
 * The last event by which someone edited or left a control. It is module state because validation is: one call may check the
 * controls of several fields. The event's `eventPhase` is 0 after it was handled.
 */
let edit: Event | undefined;

/** Call it in the capture phase of the events by which someone edits or leaves a control. */
export function noteEdit({ nativeEvent }: SyntheticEvent): void {
  edit = nativeEvent;
}

/**
 * The control that someone edits or leaves at this moment, if any. An `invalid` event during that time comes from
 * `checkValidity()` in the application's handler, not from a submission.
 */
export function editedControl(): EventTarget | null {
  return edit?.eventPhase ? edit.target : null;
}

/** Fires the events of a change by the user. */
export function fireChange(input: HTMLInputElement): void {
  for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Sets an input's value without the property that React defines on the input, which makes React ignore the change. */
export function setValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
}
