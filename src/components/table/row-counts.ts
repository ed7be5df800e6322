import { virtualBodies } from "./virtual-rows";

/** The counts that were set by this module. Other counts were set by the caller. */
const counts = new WeakMap<Element, string>();

/**
 * Sets the number of all rows on a table, and their positions on the rows outside virtual bodies, for assistive
 * technology.
 *
 * @returns The number of rows before a section.
 */
export function countRows(table: HTMLTableElement, of: Element | null): number {
  let before = 0;
  let total = 0;
  for (const section of [table.tHead, ...table.tBodies, table.tFoot]) {
    // Placeholders don't count.
    if (!section || section.ariaHidden === "true") continue;
    if (section === of) before = total;
    const body = virtualBodies.get(section);
    if (!body) for (const row of section.rows) setCount(row, "aria-rowindex", ++total);
    else total += body.count;
  }
  setCount(table, "aria-rowcount", total);
  return before;
}

function setCount(element: Element, name: string, count: number): void {
  const known = element.getAttribute(name);
  if (known === String(count) || (known !== null && known !== counts.get(element))) return;
  counts.set(element, String(count));
  element.setAttribute(name, String(count));
}

/** Removes the count that was set on a table or a row. */
export function uncount(element: Element): void {
  const name = element.matches("table") ? "aria-rowcount" : "aria-rowindex";
  if (counts.has(element) && element.getAttribute(name) === counts.get(element))
    element.removeAttribute(name);
  counts.delete(element);
}
