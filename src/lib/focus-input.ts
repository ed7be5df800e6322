import type { MouseEvent } from "react";

/** A press on any part but an input or a button focuses the input, as in a single text box. */
export function focusInput(event: MouseEvent<HTMLElement>) {
  const box = event.currentTarget;
  const hit = event.target as HTMLElement;
  if (event.defaultPrevented || hit.closest("input, button, a, [tabindex]")) return;
  event.preventDefault(); // The press would move the focus again.
  box.querySelector("input")?.focus();
}
