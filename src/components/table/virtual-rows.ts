/** A table body that renders only some of its rows, for the table's keyboard navigation. */
export interface VirtualRows {
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
