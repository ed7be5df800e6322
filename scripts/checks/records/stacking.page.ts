/** Runs inside the page: what is on top where popups, and positioned elements of the page, overlap. */
import { isStorybooksOwn } from "../../lib/page-elements";

const PORTAL = "[data-base-ui-portal]";

/** What is on top where things overlap, each pair once: `dialog-viewport is over sidebar`. */
export function stacking(): string[] {
  // Otherwise, points would show what is below an element that ignores the pointer.
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = "*, ::before, ::after { pointer-events: auto !important }";
  const lines = overlaps();
  style.remove();
  return [...new Set(lines)];
}

/** The order of popups and positioned elements at the points where they overlap. */
function overlaps(): string[] {
  const layers = [...popups(), ...positioned()];
  return popups().flatMap((popup) =>
    layers.flatMap((other) => {
      if (popup.contains(other) || other.contains(popup) || portalOf(popup) === portalOf(other)) return [];
      const [a, b] = [popup.getBoundingClientRect(), other.getBoundingClientRect()];
      const top = at(
        (Math.max(a.left, b.left) + Math.min(a.right, b.right)) / 2,
        (Math.max(a.top, b.top) + Math.min(a.bottom, b.bottom)) / 2,
        [a, b],
      );
      return top && popup.contains(top) ? [`${nameOf(popup)} is over ${nameOf(other)}`] : [];
    }),
  );
}

/** The outermost visible elements of popups. */
function popups(): Element[] {
  return slots().filter((element) => {
    const portal = portalOf(element);
    const outer = element.parentElement?.closest("[data-slot]");
    return portal && element !== portal && (!outer || outer === portal || !portal.contains(outer));
  });
}

/** The elements of the page that have a layer. */
function positioned(): Element[] {
  return slots().filter((element) => {
    const { position, zIndex } = getComputedStyle(element);
    return position !== "static" && zIndex !== "auto" && !portalOf(element);
  });
}

/** The visible elements that have a slot. Texts for screen readers alone have 1 px. */
function slots(): Element[] {
  return [...document.querySelectorAll("[data-slot]")].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width * height > 1 && !isStorybooksOwn(element) && element.checkVisibility({ visibilityProperty: true })
    );
  });
}

const portalOf = (element: Element) => element.closest(PORTAL);

/** The element at a point, if the point is in these boxes and in the viewport. */
function at(x: number, y: number, boxes: readonly DOMRect[]): Element | undefined {
  const isInside = boxes.every(
    ({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom,
  );
  return isInside ? (document.elementFromPoint(x, y) ?? undefined) : undefined;
}

/** An element's slot, with a number if the page has several such popups: `dialog-viewport 2`. */
function nameOf(element: Element): string {
  const slot = element.getAttribute("data-slot") ?? "";
  const alike = popups().filter((popup) => popup.getAttribute("data-slot") === slot);
  return alike.length > 1 && alike.includes(element) ? `${slot} ${alike.indexOf(element) + 1}` : slot;
}
