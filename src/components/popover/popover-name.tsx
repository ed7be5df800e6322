"use client";

import { type RefObject, useEffect } from "react";
import { warnOnce } from "../../lib/warn-once";

/**
 * Names a popover without a title or its own label after its trigger. It runs in an effect, because only then is it
 * known whether there is a title. Rendered last in the content.
 */
export function PopoverName({ positioner }: { positioner: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const panel = positioner.current?.querySelector("[data-slot=popover-content]");
    if (!panel || panel.matches("[aria-label],[aria-labelledby],:has([data-slot=popover-title])")) return;
    const trigger = document.querySelector(`[aria-controls="${CSS.escape(panel.id)}"]`);
    if (trigger) panel.setAttribute("aria-labelledby", trigger.id);
    else if (process.env.NODE_ENV !== "production") {
      warnOnce(
        "A <Popover> without a trigger has no accessible name, so screen readers can't announce it. " +
          "Add a <Popover.Title>, or an aria-label to <Popover.Content>.",
      );
    }
  }, [positioner]);
  return null;
}
