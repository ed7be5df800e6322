/**
 * Workarounds for gaps in the form events of the browser and React. `form-events.stories.tsx` tests each gap.
 *
 * - The browser fires the same `invalid` event for `checkValidity()` and for a submission: `editedControl`.
 * - React ignores the `input` event of a value that was set through the input's property: `setValue`.
 */

import type { SyntheticEvent } from "react";

/**
 * The last event that edited or blurred a control. It is module state, because one validation call may check
 * the controls of several fields. Its `eventPhase` is 0 after it was handled. It is held weakly, because an event keeps its
 * target, and so all of an unmounted form, from garbage collection.
 */
let edit: WeakRef<Event> | undefined;

/** Records an edit. Call it in the capture phase of events that edit or blur a control. */
export function noteEdit({ nativeEvent }: SyntheticEvent): void {
  edit = new WeakRef(nativeEvent);
}

/**
 * The control whose edit or blur event is being handled, if any. An `invalid` event during that time comes
 * from `checkValidity()` in the application's handler, not from a submission.
 */
export function editedControl(): EventTarget | null {
  const event = edit?.deref();
  return event?.eventPhase ? event.target : null;
}

/** Fires the `input` and `change` events of a change by the user. */
export function fireChange(input: HTMLInputElement): void {
  for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Sets an input's value with the prototype's setter. React ignores changes made through the property that it
 * defines on the input itself.
 */
export function setValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
}
