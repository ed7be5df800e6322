import type { MouseEvent } from "react";

/**
 * Focuses the input when any other part of its box is pressed, as in a plain text input. Presses on inputs,
 * buttons, links and other focusable elements aren't affected.
 */
export function focusInput(event: MouseEvent<HTMLElement>) {
  const box = event.currentTarget;
  const hit = event.target as HTMLElement;
  if (event.defaultPrevented || hit.closest("input, button, a, [tabindex]")) return;
  event.preventDefault(); // Otherwise the press would move the focus again.
  box.querySelector("input")?.focus();
}
