"use client";

import type { Tooltip as Base } from "@base-ui/react/tooltip";
import { useEffect, useRef } from "react";
import type { ChangeDetails } from "../../lib/change-details";

/**
 * Escape closes the tooltip and nothing else, as with Kerf's smaller tips. The primitive's tooltip is unknown to the
 * dialog or the menu around it, which would close as well: so the key is caught before anyone else hears of it.
 *
 * @returns `actions` for the primitive's root, and `explain`, which tells a change that the key made why it is made.
 */
export function useEscape(isOpen: boolean) {
  const actions = useRef<Base.Root.Actions>(null);
  const pressed = useRef<KeyboardEvent>(null);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      pressed.current = event;
      actions.current?.close();
      pressed.current = null;
    };
    addEventListener("keydown", close, true);
    return () => removeEventListener("keydown", close, true);
  }, [isOpen]);
  const explain = (details: ChangeDetails): ChangeDetails =>
    pressed.current ? Object.assign(details, { reason: "escape-key", event: pressed.current }) : details;
  return { actions, explain };
}
