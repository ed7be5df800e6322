import type { MouseEvent, SyntheticEvent } from "react";

/**
 * Whether a click on a row with text is meant for the row. A click on a control inside it isn't. Nor is the end of a text
 * selection, or the second click of a double click.
 *
 * @param controls A selector of the elements that handle clicks themselves.
 */
export function isRowClick(event: MouseEvent, row: HTMLElement, controls: string): boolean {
  if (!isOnlyIn(row, event, controls)) return false;
  // Keys and assistive technology send clicks without a count.
  return event.detail === 0 || (event.detail === 1 && !hasSelectedText(row));
}

/** Whether an event happened in an element, and not in a control inside it. Shadow roots are part of the element. */
export function isOnlyIn(element: HTMLElement, { nativeEvent }: SyntheticEvent, controls: string): boolean {
  const path = nativeEvent.composedPath();
  const at = path.indexOf(element);
  // In React, events of a popup that was opened from the element bubble to it, too.
  return at !== -1 && !path.slice(0, at).some((node) => node instanceof Element && node.matches(controls));
}

function hasSelectedText(element: HTMLElement): boolean {
  const selection = element.ownerDocument.getSelection();
  return (
    !!selection && !selection.isCollapsed && selection.containsNode(element, true) && `${selection}` !== ""
  );
}
