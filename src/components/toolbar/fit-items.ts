/**
 * Hides the last items of a toolbar until the others fit in one line. If the rest is still too wide, its buttons shrink.
 *
 * @param menu The element with the button of the menu. It shows only if there are hidden items.
 * @param items The controls that may be hidden, in any order.
 * @returns The hidden items, in their order on the page.
 */
export function fitItems(row: HTMLElement, menu: HTMLElement, items: readonly HTMLElement[]): HTMLElement[] {
  row.dataset.overflow = "";
  const inOrder = [...items].sort(byPlace);
  const show = (count: number) => {
    showFirst(row, inOrder, count);
    menu.hidden = count === inOrder.length;
  };
  const doesFit = (count: number) => {
    show(count);
    return fits(row);
  };
  let most = inOrder.length;
  if (doesFit(most)) return [];
  // Longer texts of the other controls.
  if (!doesFit(0)) {
    row.dataset.overflow = "all";
    return inOrder;
  }
  let least = 0;
  // Between these, one more item is known not to fit.
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (doesFit(middle)) least = middle;
    else most = middle;
  }
  show(least);
  return inOrder.slice(least);
}

export function showAll(row: HTMLElement, items: readonly HTMLElement[]): void {
  showFirst(row, items, items.length);
}

const focusable = "button,a[href],input,select,textarea,[tabindex]";

/** Focuses the first visible control in an element. */
export function focusFirst(element: HTMLElement): void {
  const controls = [...element.querySelectorAll<HTMLElement>(focusable)];
  controls.find((each) => each.getClientRects().length > 0 && !each.matches(":disabled"))?.focus();
}

const byPlace = (one: Node, other: Node) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Shows the first items, with the groups and separators that they need. */
function showFirst(row: HTMLElement, items: readonly HTMLElement[], count: number): void {
  for (const [index, item] of items.entries()) item.hidden = index >= count;
  let separator: HTMLElement | undefined;
  let hasControl = false;
  for (const child of row.children as HTMLCollectionOf<HTMLElement>) {
    const { slot } = child.dataset;
    if (slot === "toolbar-overflow-menu") continue;
    if (slot === "toolbar-group")
      child.hidden = !!child.children.length && !child.querySelector(":scope > :not([hidden])");
    if (slot === "toolbar-separator") {
      child.hidden = count < items.length;
      separator = child;
    } else if (!child.hidden) {
      if (separator && hasControl) separator.hidden = false;
      separator = undefined;
      hasControl = true;
    }
  }
}

/** Whether the controls are not wider than the content box of their row. */
function fits(row: HTMLElement): boolean {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(row);
  const width = row.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  const boxes = [...row.children]
    .filter((each) => each.getClientRects().length)
    .map((each) => each.getBoundingClientRect());
  const start = Math.min(...boxes.map(({ left }) => left));
  const end = Math.max(...boxes.map(({ right }) => right));
  // Widths are rounded.
  return end - start <= width + 1;
}
