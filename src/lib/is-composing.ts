import type { KeyboardEvent as ReactKeyboardEvent } from "react";

/** Whether a key belongs to an input method, such as Enter that confirms its text. Safari reports it as key code 229. */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const { isComposing, keyCode } = "nativeEvent" in event ? event.nativeEvent : event;
  return isComposing || keyCode === 229;
}
