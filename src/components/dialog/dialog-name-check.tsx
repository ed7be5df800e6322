"use client";

import { type RefObject, useEffect } from "react";
import { warnOnce } from "../../lib/warn-once";
import { findPanel } from "./first-focus";

/** Warns about a dialog that opens without a name. Rendered only in development, last in the panel. */
export function DialogNameCheck({ viewport }: { viewport: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const panel = findPanel(viewport.current);
    if (panel) warnUnlessNamed(panel);
  }, [viewport]);
  return null;
}

/** A panel's name comes from its title or from the caller's attributes. */
export function warnUnlessNamed(panel: Pick<Element, "querySelector" | "hasAttribute" | "textContent">) {
  const isNamed = panel.hasAttribute("aria-label") || panel.hasAttribute("aria-labelledby");
  if (isNamed || panel.querySelector("[data-slot=dialog-title]")) return;
  const start = panel.textContent.trim().slice(0, 40);
  warnOnce(
    `A <Dialog>${start && ` that begins with "${start}"`} has no accessible name, so screen readers can't announce it. ` +
      "Add a <Dialog.Title> or an aria-label.",
  );
}
