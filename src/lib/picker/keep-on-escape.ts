import type { KeyboardEvent, KeyboardEventHandler } from "react";

/** A handler of the primitive's can be told to leave an event. */
export type PrimitivesEvent = KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler(): void };

/**
 * Keeps Escape from emptying a control whose list is closed: the primitive would take all chips away at once, and the
 * dialog around it would not hear the key.
 *
 * @param own The caller's handler.
 */
export function keepOnEscape(own?: KeyboardEventHandler<HTMLInputElement>) {
  return (event: PrimitivesEvent) => {
    own?.(event);
    const isOpen = event.currentTarget.getAttribute("aria-expanded") === "true";
    // A list that opened would change what is there to be read only.
    if ((event.key === "Escape" && !isOpen) || event.currentTarget.readOnly) event.preventBaseUIHandler();
  };
}
