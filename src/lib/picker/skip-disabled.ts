/** What the primitive tells of a highlight, as far as it matters here. */
export interface HighlightDetails {
  reason: string;
  event: Event;
  index: number;
}

/** Where the key itself would stay, the one that goes on from there. */
const onwards: Record<string, string> = { Home: "ArrowDown", End: "ArrowUp" };

/**
 * Makes the arrow keys pass over disabled items: the primitive stops at each. Where one is highlighted, the key is
 * pressed once more; after Home and End, the arrow that leads away from that end.
 *
 * @returns Call it for each item that is highlighted.
 */
export function createSkip(): (details: HighlightDetails) => void {
  let from: number | undefined;
  return ({ reason, event, index }) => {
    if (reason !== "keyboard" || !(event instanceof KeyboardEvent)) return;
    const control = event.target as HTMLElement;
    const key = onwards[event.key] ?? event.key;
    // By then the highlighted item is in the document.
    queueMicrotask(() => {
      const id = control.getAttribute("aria-activedescendant") ?? "";
      const item = control.ownerDocument.getElementById(id);
      // Where all are disabled it comes back to where it began.
      if (item?.getAttribute("aria-disabled") !== "true" || index === from) {
        from = undefined;
        return;
      }
      from ??= index;
      control.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    });
  };
}
