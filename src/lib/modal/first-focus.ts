/** Finds the panel in a viewport. The viewports of nested panels are siblings of it, not inside it. */
export function findPanel(viewport: Element | null): HTMLElement | null {
  return viewport?.querySelector<HTMLElement>("[role$=dialog]") ?? null;
}

const handle = "[data-slot=drawer-handle]";
const control =
  ":is(a[href],button,input,select,textarea,summary,[tabindex],[contenteditable]):not(:disabled,[type=hidden],[tabindex='-1'])";

/**
 * The element that a panel focuses on opening: its first control, or the panel itself. Focusing a control far down
 * would scroll the title out of view, and after a touch it could open the on-screen keyboard. In a drawer with a handle,
 * much of the content may be out of view.
 *
 * @returns The panel, or true for the first control.
 */
export function firstFocus(viewport: Element | null, openedBy: string): HTMLElement | true {
  const panel = findPanel(viewport);
  if (!panel || openedBy === "touch" || panel.querySelector(handle)) return panel ?? true;
  const first = panel.querySelector(control);
  const below = first && first.getBoundingClientRect().bottom > panel.getBoundingClientRect().bottom;
  return below ? panel : true;
}
