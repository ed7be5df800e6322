/** The dialog's own panel; those of nested dialogs stand beside the viewport, not in it. */
export function findPanel(viewport: Element | null): HTMLElement | null {
  return viewport?.querySelector<HTMLElement>("[data-slot=dialog]") ?? null;
}
