"use client";

import { type RefObject, useEffect } from "react";
import { warnOnce } from "../warn-once";
import { findPanel } from "./first-focus";

interface NameCheckProps {
  /** The component's name, such as `Dialog`. */
  component: string;
  viewport: RefObject<HTMLElement | null>;
}

/** Warns about a panel that opens without a name. Rendered only in development, last in the panel. */
export function NameCheck({ component, viewport }: NameCheckProps) {
  useEffect(() => {
    const panel = findPanel(viewport.current);
    if (panel) warnUnlessNamed(component, panel);
  }, [component, viewport]);
  return null;
}

/** A panel's name comes from its title or from the caller's attributes. */
export function warnUnlessNamed(
  component: string,
  panel: Pick<Element, "querySelector" | "hasAttribute" | "textContent">,
) {
  const isNamed = panel.hasAttribute("aria-label") || panel.hasAttribute("aria-labelledby");
  if (isNamed || panel.querySelector(`[data-slot=${component.toLowerCase()}-title]`)) return;
  const start = panel.textContent.trim().slice(0, 40);
  warnOnce(
    () =>
      `A <${component}>${start && ` that begins with "${start}"`} has no accessible name, so screen readers can't announce it. ` +
      `Add a <${component}.Title> or an aria-label.`,
  );
}
