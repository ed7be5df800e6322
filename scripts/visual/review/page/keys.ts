import { useEffect, useRef } from "react";

/** One thing that a key does. */
export interface KeyAction {
  /** As the browser calls it: `j`, `A`, `ArrowDown`. */
  keys: string[];
  /** Its action, for the help. */
  text: string;
  run: () => void;
}

/** Keys that mean something to what has the focus are left to it. */
const OWN_KEYS = "input, textarea, select, [role=combobox], [role=slider], [contenteditable]";
const OWN_ENTER = "a, button, summary";
const OWN_ARROWS = "[role=tablist], [role=listbox], [role=menu], .stage-scroll";

/** Listens to the whole page, but not while a dialog is open or somebody writes. */
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
