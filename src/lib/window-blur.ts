import type { FocusEvent } from "react";

/**
 * Whether an element lost the focus only because another window took it. It is still the focused element of its document, and
 * people come back to what they were typing.
 */
export function isWindowBlur({ target }: FocusEvent): boolean {
  return (target.getRootNode() as Document | ShadowRoot).activeElement === target;
}
