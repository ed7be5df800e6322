/**
 * Passed to callbacks that can prevent a change.
 *
 * @typeParam Reason The reasons that the component sends.
 */
export interface ChangeDetails<Reason extends string = string> {
  /** Why it changes. */
  reason: Reason;
  /** The browser event that caused the change. */
  event: Event;
  /** The trigger that caused the change, if a trigger did. */
  trigger: Element | undefined;
  /** Prevents the change. */
  cancel: () => void;
  /** Whether `cancel()` was called. */
  isCanceled: boolean;
  /** Lets the event propagate to elements outside, if the change would stop it. Escape doesn't propagate otherwise. */
  allowPropagation: () => void;
}

/**
 * Widens a handler's type to every reason. Base UI's types include reasons that a component never sends, and
 * Kerf's types list only those that it does send.
 */
export function withKnownReasons<Value, Reason extends string>(
  onChange: ((value: Value, details: ChangeDetails<Reason>) => void) | undefined,
) {
  return onChange as ((value: Value, details: ChangeDetails) => void) | undefined;
}
