/** An element's classes, and the slots that they belong to. */
export interface Styled {
  /** The element's `data-slot`. */
  own: string | null;
  /** The element's own slot, followed by the slots around it. */
  slots: string[];
  names: string[];
}

export function styledOf(element: Element): Styled {
  const slots = [];
  for (let each = element.closest("[data-slot]"); each; each = outer(each)) {
    slots.push(each.getAttribute("data-slot") ?? "");
  }
  return { own: element.getAttribute("data-slot"), slots, names: [...element.classList] };
}

function outer(element: Element): Element | null {
  return element.parentElement?.closest("[data-slot]") ?? null;
}
