import type { KeyboardEvent } from "react";

const boxes = "[data-slot=table-check-head] input, [data-slot=table-check-cell] input";

/**
 * Keyboard navigation between the checkboxes of a table, so that a thousand rows don't take a thousand presses of Tab.
 * Up and Down move to the next row, Home and End to the first and last. With Shift, Up and Down also copy the state.
 * Each checkbox stays a tab stop, as in any form.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const { key, target, currentTarget: table, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (!/^(ArrowUp|ArrowDown|Home|End)$/.test(key)) return;
  if (!(target instanceof HTMLInputElement) || !target.matches(boxes)) return;
  // Those of a table within a cell are its own.
  const all = [...table.querySelectorAll<HTMLInputElement>(boxes)].filter(
    (box) => box === target || (!box.disabled && box.closest("table") === table),
  );
  const at = all.indexOf(target);
  if (at < 0 || target.closest("table") !== table) return;
  event.preventDefault();
  const next = all[{ ArrowUp: at - 1, ArrowDown: at + 1, Home: 0 }[key] ?? all.length - 1];
  if (!next) return;
  next.focus();
  const takesAlong = shiftKey && key.startsWith("Arrow") && isRow(target) && isRow(next);
  if (takesAlong && next.checked !== target.checked) next.click();
}

function isRow(box: HTMLElement): boolean {
  return box.closest("[data-slot=table-check-cell]") !== null;
}
