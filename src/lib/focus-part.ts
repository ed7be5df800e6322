import type { RefCallback } from "react";

/**
 * A ref for the root of a control whose parts get the focus. The root's `focus()` then focuses a part, because form
 * libraries call it on the control's ref after a failed submission. Call it once per component, at module level.
 */
export function focusPart(
  find: (root: HTMLElement) => HTMLElement | null | undefined,
): RefCallback<HTMLElement> {
  return (root) => {
    if (!root) return;
    const value: HTMLElement["focus"] = (options) => find(root)?.focus(options);
    // An assignment would call the setter that testing tools add to the prototype, and change every element.
    Object.defineProperty(root, "focus", { configurable: true, writable: true, value });
  };
}

/** {@link focusPart} for a Combobox or an Autocomplete: the input, or the button that shows the value. */
export const focusCombobox = focusPart((root) => root.querySelector<HTMLElement>("[role=combobox]"));
