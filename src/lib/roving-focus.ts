import type { KeyboardEvent } from "react";
import { isComposing } from "./is-composing";
import { directionOf } from "./use-direction";

/** The directions in which controls follow each other, the default first. */
export const orientations = ["horizontal", "vertical"] as const;
export type Orientation = (typeof orientations)[number];

/**
 * The control that an arrow key, Home or End moves to, if any. Arrow keys wrap, and are mirrored in right-to-left text.
 *
 * @param event A key press in the row.
 * @param controls The controls of the row, in order.
 */
export function nextControl(
  event: KeyboardEvent<HTMLElement>,
  controls: readonly HTMLElement[],
  orientation: Orientation = "horizontal",
): HTMLElement | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const { key, currentTarget } = event;
  const target = event.target as HTMLElement;
  const at = controls.indexOf(target);
  if (at < 0 || isComposing(event)) return;
  const isEnd = key === "Home" || key === "End";
  const isForward = key === forwardKey(orientation, currentTarget);
  if (!isEnd && !isForward && key !== backwardKey(orientation, currentTarget)) return;
  if (usesKey(target, isEnd, isForward)) return;
  if (isEnd) return controls.at(key === "Home" ? 0 : -1);
  return controls[(at + (isForward ? 1 : -1) + controls.length) % controls.length];
}

function forwardKey(orientation: Orientation, row: HTMLElement): string {
  if (orientation === "vertical") return "ArrowDown";
  return directionOf(row) === "rtl" ? "ArrowLeft" : "ArrowRight";
}

function backwardKey(orientation: Orientation, row: HTMLElement): string {
  if (orientation === "vertical") return "ArrowUp";
  return directionOf(row) === "rtl" ? "ArrowRight" : "ArrowLeft";
}

const withoutKeys = /^(button|checkbox|color|file|image|reset|submit)$/;

/** Whether a control uses an arrow key, Home or End itself. A text input does, unless its cursor is at the end in that direction. */
function usesKey(control: HTMLElement, isEnd: boolean, isForward: boolean): boolean {
  if (control.isContentEditable || control.localName === "select") return true;
  if (!isTextual(control)) return false;
  const { selectionStart, selectionEnd, value } = control;
  if (isEnd || selectionStart === null || selectionStart !== selectionEnd) return true;
  return selectionEnd !== (isForward ? value.length : 0);
}

function isTextual(control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement {
  return (
    control.localName === "textarea" ||
    (control.localName === "input" && !withoutKeys.test((control as HTMLInputElement).type))
  );
}
