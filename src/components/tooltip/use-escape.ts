"use client";

import type { Tooltip as Base } from "@base-ui/react/tooltip";
import { useEffect, useRef } from "react";
import type { ChangeDetails } from "../../lib/change-details";
import { isComposing } from "../../lib/is-composing";

/**
 * Makes Escape close only the tooltip, as with Kerf's smaller tips. A dialog or menu around it doesn't know the
 * primitive's tooltip and would close as well, so the key is handled in the capture phase.
 *
 * @returns `actions` for the primitive's root, and `explain`, which sets the reason of a change that the key caused.
 */
export function useEscape(isOpen: boolean) {
  const actions = useRef<Base.Root.Actions>(null);
  const pressed = useRef<KeyboardEvent>(null);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || isComposing(event)) return;
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
