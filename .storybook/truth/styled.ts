/** An element's classes, and whose they are. */
export interface Styled {
  /** Its `data-slot`. */
  own: string | null;
  /** The slots around it, its own first. */
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
