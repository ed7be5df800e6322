"use client";

import { type Ref, useCallback, useRef, useState } from "react";
import { directionOf } from "../../lib/use-direction";
import { useMergedRefs } from "../../lib/use-merged-refs";

/**
 * Watches the window of the sidebar's root: whether it is narrow, and whether Ctrl+B is pressed, or ⌘B on
 * Apple keyboards.
 *
 * @param ref The caller's ref, which is set too.
 * @param onShortcut Must be the same function in every render.
 */
export function useWindow(ref: Ref<HTMLDivElement> | undefined, onShortcut: () => void) {
  const [isNarrow, setNarrow] = useState(false);
  const [isRtl, setRtl] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const watch = useCallback(
    (root: HTMLDivElement | null) => {
      const view = root?.ownerDocument.defaultView;
      if (!view) return;
      const narrow = view.matchMedia("(width < 48rem)");
      const read = () => setNarrow(narrow.matches);
      const press = (event: KeyboardEvent) => {
        if (!isShortcut(event)) return;
        event.preventDefault();
        onShortcut();
      };
      read();
      setRtl(directionOf(root) === "rtl");
      narrow.addEventListener("change", read);
      view.addEventListener("keydown", press);
      return () => {
        narrow.removeEventListener("change", read);
        view.removeEventListener("keydown", press);
      };
    },
    [onShortcut],
  );
  return { ref: useMergedRefs(element, watch, ref), element, isNarrow, isRtl };
}

/** Whether the keys are the shortcut. In rich text, they toggle bold instead. */
function isShortcut({ key, metaKey, ctrlKey, altKey, shiftKey, target, defaultPrevented }: KeyboardEvent) {
  const isMac = /^(Mac|iP)/.test(navigator.platform);
  const isCommand = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  const isFormatted = (target as HTMLElement).isContentEditable;
  return key.toLowerCase() === "b" && isCommand && !altKey && !shiftKey && !isFormatted && !defaultPrevented;
}
