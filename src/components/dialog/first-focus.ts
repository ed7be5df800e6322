/** The dialog's own panel. Those of nested dialogs are siblings of the viewport, not inside it. */
export function findPanel(viewport: Element | null): HTMLElement | null {
  return viewport?.querySelector<HTMLElement>("[data-slot=dialog]") ?? null;
}

const control =
  ":is(a[href],button,input,select,textarea,summary,[tabindex],[contenteditable]):not(:disabled,[type=hidden],[tabindex='-1'])";

/**
 * The element that a dialog focuses on opening: its first control, or the panel itself. Focusing a control far down
 * would scroll the title out of view, and after a touch it could open the on-screen keyboard.
 *
 * @returns The panel, or true for the first control.
 */
export function firstFocus(viewport: Element | null, openedBy: string): HTMLElement | true {
  const panel = findPanel(viewport);
  if (!panel || openedBy === "touch") return panel ?? true;
  const first = panel.querySelector(control);
  const below = first && first.getBoundingClientRect().bottom > panel.getBoundingClientRect().bottom;
  return below ? panel : true;
}
