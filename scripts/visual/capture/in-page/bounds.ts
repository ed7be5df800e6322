import { INVISIBLE, isStorybooksOwn } from "../../../lib/page-elements";

/** Edges in CSS pixels, relative to the viewport. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Elements above the page: no ancestor clips them. */
const TOP_LAYER = ":popover-open, dialog:modal";

/** A table of specimens, which scrolls if it is too wide. For a picture, the viewport is widened. */
const SPECIMENS = "[data-specimens]";

/**
 * The area of a story's visible content: its root and its portals, which are all other children of the body. Empty if
 * nothing is visible.
 */
export function storyBounds(): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const root = document.getElementById("storybook-root");
  for (const element of [...(root?.children ?? []), ...document.body.children]) {
    if (element !== root && !element.matches(INVISIBLE) && !isStorybooksOwn(element))
      include(element, bounds);
  }
  for (const element of document.querySelectorAll(TOP_LAYER)) include(element, bounds);
  for (const { scrollWidth, clientWidth } of document.querySelectorAll(SPECIMENS)) {
    const hidden = scrollWidth - clientWidth;
    if (hidden > 0) bounds.right = Math.max(bounds.right, innerWidth + hidden);
  }
  return bounds.left < bounds.right ? bounds : { left: 0, top: 0, right: 0, bottom: 0 };
}

function include(element: Element, bounds: Bounds): void {
  const { display, overflowX, overflowY, visibility } = getComputedStyle(element);
  if (display === "none") return;
  const box = element.getBoundingClientRect();
  if (visibility === "visible" && box.width > 0 && box.height > 0) {
    bounds.left = Math.min(bounds.left, box.left);
    bounds.top = Math.min(bounds.top, box.top);
    bounds.right = Math.max(bounds.right, box.right);
    bounds.bottom = Math.max(bounds.bottom, box.bottom);
  }
  // Overflowing content of a clipping element is invisible, and the inside of an SVG doesn't count.
  const clips = display !== "contents" && (overflowX !== "visible" || overflowY !== "visible");
  if (clips || element instanceof SVGElement) return;
  for (const child of element.children) include(child, bounds);
}
