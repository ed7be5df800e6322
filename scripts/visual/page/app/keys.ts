import { useEffect, useRef } from "react";

/** An action, and the keys that trigger it. */
export interface KeyAction {
  /** The values of `KeyboardEvent.key`: `j`, `A`, `ArrowDown`. */
  keys: string[];
  /** The description of the action in the help. */
  text: string;
  run: () => void;
}

/** If one of these elements has focus, it handles all keys, Enter, or the arrow keys itself. */
const OWN_KEYS = "input, textarea, select, [role=combobox], [role=slider], [contenteditable]";
const OWN_ENTER = "a, button, summary";
const OWN_ARROWS = "[role=tablist], [role=listbox], [role=menu], .stage-scroll";

/** Handles keys on the whole page, except while a dialog is open or someone is typing. */
export function useKeys(actions: KeyAction[]): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : undefined;
      if (target?.closest(OWN_KEYS) || document.querySelector("[role=dialog], [role=listbox][data-open]"))
        return;
      if (event.key.startsWith("Arrow") && target?.closest(OWN_ARROWS)) return;
      if (event.key === "Enter" && target?.closest(OWN_ENTER)) return;
      const action = latest.current.find(({ keys }) => keys.includes(event.key));
      if (!action) return;
      event.preventDefault();
      action.run();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
