import type { KeyboardEvent } from "react";
import { visibleBand } from "../../lib/virtual/visible-band";

const boxes = "[data-slot=table-check-head] input, [data-slot=table-check-cell] input";

/**
 * Keyboard navigation between the checkboxes of a table, so that a thousand rows don't take a thousand
 * presses of Tab. Up and Down move to the next row, Home and End to the first and last. Page Up and Page Down
 * move by the number of visible rows. With Shift, Up and Down also copy the state. Each checkbox stays a tab
 * stop, as in any form.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const { key, target, currentTarget: table, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (!/^(Arrow|Page)(Up|Down)$|^Home$|^End$/.test(key)) return;
  if (!(target instanceof HTMLInputElement) || !target.matches(boxes)) return;
  if (target.closest("table") !== table) return;
  event.preventDefault();
  const page = key.startsWith("Page") ? pageOf(table, target, key) : 0;
  const bodies = showRows(table, target, key, page);
  // Checkboxes of a nested table belong to that table.
  const all = [...table.querySelectorAll<HTMLInputElement>(boxes)].filter(
    (box) => box === target || (!box.disabled && box.closest("table") === table),
  );
  const next = nextBox(all, target, key, page);
  if (next) {
    if (bodies.length > 0) {
      // The browser's own scrolling would center a row that is far away.
      next.focus({ preventScroll: true });
      next.closest("td, th")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    } else next.focus();
  }
  for (const body of bodies) body.settle();
  const takesAlong = next && shiftKey && key.startsWith("Arrow") && isRow(target) && isRow(next);
  if (takesAlong && next.checked !== target.checked) next.click();
}

function nextBox(
  all: HTMLInputElement[],
  from: HTMLInputElement,
  key: string,
  page: number,
): HTMLInputElement | undefined {
  const at = all.indexOf(from);
  if (key === "Home" || key === "End") return all.at(key === "Home" ? 0 : -1);
  const nearest = all[/Up$/.test(key) ? at - 1 : at + 1];
  if (page === 0) return nearest;
  const onPage = all.filter((box) => {
    const distance = topOf(box) - topOf(from);
    // A sticky header is always near, so only rows count.
    return isRow(box) && distance * page > 0 && Math.abs(distance) <= Math.abs(page);
  });
  return onPage.at(page < 0 ? 0 : -1) ?? nearest;
}

/** Renders the rows that a key may move to, in bodies that render only some. */
function showRows(table: HTMLTableElement, from: Element, key: string, page: number): VirtualRows[] {
  let isBefore = true;
  return [...table.tBodies].flatMap((element) => {
    const hasFocus = element.contains(from);
    if (hasFocus || table.tHead?.contains(from)) isBefore = false;
    const body = virtualBodies.get(element);
    if (!body) return [];
    let wanted = isBefore ? body.count - 1 : 0;
    const row = hasFocus ? [...element.rows].find((each) => each.contains(from)) : undefined;
    const index = row && rowIndex(row);
    if (key === "Home") wanted = 0;
    else if (key === "End") wanted = body.count - 1;
    else if (index !== undefined && page !== 0) wanted = body.rowFrom(index, page);
    else if (index !== undefined) wanted = index + (key === "ArrowUp" ? -1 : 1);
    if (wanted >= 0 && wanted < body.count) body.show(wanted);
    return body;
  });
}

/**
 * The distance that Page Up and Page Down move: the visible height of the rows minus one row. Negative for
 * Page Up.
 */
function pageOf(table: HTMLTableElement, box: HTMLElement, key: string): number {
  const { top, bottom } = visibleBand(table);
  const sections = [table.tHead, table.tFoot].filter((section) => section?.dataset.sticky);
  const covered = sections.reduce((sum, section) => sum + (section?.offsetHeight ?? 0), 0);
  const page = Math.max(1, bottom - top - covered - (box.closest("tr")?.offsetHeight ?? 0));
  return key === "PageUp" ? -page : page;
}

function topOf(box: HTMLElement): number {
  return box.closest("tr")?.getBoundingClientRect().top ?? 0;
}

function isRow(box: HTMLElement): boolean {
  return box.closest("[data-slot=table-check-cell]") !== null;
}

/** A table body that renders only some of its rows, for the table's keyboard navigation. */
interface VirtualRows {
  count: number;
  /** Renders a row that keys move to, and the rows around it. */
  show: (index: number) => void;
  /** Renders the visible rows again. */
  settle: () => void;
  /** The row at a distance in px from a row. */
  rowFrom: (index: number, distance: number) => number;
}

/** The checkbox of a row, unless it is disabled. */
export const focusableBox = "[data-slot=table-check-cell] input:not(:disabled)";

/** The bodies of all tables that have virtual rows. */
export const virtualBodies = new WeakMap<Element, VirtualRows>();

/** The position of a row among all rows of its virtual body. */
export function rowIndex(row: Element): number | undefined {
  const index = row instanceof HTMLElement ? row.dataset.index : undefined;
  return index === undefined ? undefined : Number(index);
}
