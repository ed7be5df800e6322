import { INVISIBLE, isStorybooksOwn } from "../../../lib/page-elements";
import { type Box, type Layout, type LayoutElement, type StyleProperty, styleProperties } from "../layout";

/** Edges in CSS pixels, relative to the viewport. */
interface Bounds {
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
  const { clipPath, display, overflowX, overflowY, visibility } = getComputedStyle(element);
  // Texts for screen readers only are clipped completely.
  if (display === "none" || clipPath === "inset(50%)") return;
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

/** The area to capture, in whole CSS pixels, and a viewport that contains it. */
export interface Frame {
  clip: Box;
  viewport: { width: number; height: number };
}

/** Space around the content for focus rings and shadows of popups. */
const PADDING = 16;

/** The story's area with padding, clipped to the viewport, and the viewport that the whole story needs. */
export function storyFrame(): Frame {
  // A clip is relative to the top of the page, which may have scrolled to a focused element.
  scrollTo(0, 0);
  const bounds = storyBounds();
  const x = Math.max(0, Math.floor(bounds.left) - PADDING);
  const y = Math.max(0, Math.floor(bounds.top) - PADDING);
  const right = Math.min(innerWidth, Math.ceil(bounds.right) + PADDING);
  const bottom = Math.min(innerHeight, Math.ceil(bounds.bottom) + PADDING);
  return {
    clip: { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) },
    viewport: {
      // In right-to-left pages, content that is too wide overflows on the left.
      width: grown(innerWidth, Math.max(bounds.right, innerWidth - bounds.left)),
      height: grown(innerHeight, bounds.bottom),
    },
  };
}

function grown(available: number, needed: number): number {
  return needed > available ? Math.ceil(needed) + PADDING : available;
}

/** The maximum length of a text. More text would say no more about a difference. */
const LONGEST_TEXT = 80;

/** The maximum number of elements. A story with more of them is a drawing. */
const MOST = 3000;

/** The layout of the story and of the iframes in it, with positions relative to the shot. */
export function storyLayout({ x, y }: Box): Layout {
  const elements: LayoutElement[] = [];
  const styles = new Map<string, number>();
  /** Where the document of the visited elements is in the shot. */
  let origin = { x: -x, y: -y, scale: 1 };
  const inShot = (box: DOMRect) => ({
    x: round(origin.x + box.x * origin.scale),
    y: round(origin.y + box.y * origin.scale),
    width: round(box.width * origin.scale),
    height: round(box.height * origin.scale),
  });
  const add = (element: Element, style: CSSStyleDeclaration, slot: string, parent: number, text?: string) => {
    const values = JSON.stringify(styleOf(element, style, text !== ""));
    const known = styles.get(values) ?? styles.size;
    styles.set(values, known);
    const box = inShot(element.getBoundingClientRect());
    elements.push({ slot, parent, style: known, ...box, ...(text && { text }) });
  };
  const visit = (element: Element, parent: number, outer: string) => {
    const style = getComputedStyle(element);
    if (elements.length > MOST || element.matches(INVISIBLE) || style.display === "none") return;
    const index = elements.length;
    const slot = element.getAttribute("data-slot") ?? (outer || element.localName);
    add(element, style, slot, parent, ownText(element));
    for (const pseudo of ["::before", "::after"] as const) {
      const drawn = getComputedStyle(element, pseudo);
      if (drawn.content !== "none" && drawn.content !== "normal") add(element, drawn, slot + pseudo, index);
    }
    // The parts of an icon are drawn in the icon's color, so they add nothing.
    const isIcon = element.localName === "svg" && !element.querySelector("[data-slot]");
    for (const child of isIcon ? [] : element.children) visit(child, index, slot);
    if (!(element instanceof HTMLIFrameElement)) return;
    const before = origin;
    const box = element.getBoundingClientRect();
    origin = { ...inShot(box), scale: origin.scale * (box.width / element.offsetWidth || 1) };
    for (const child of element.contentDocument?.body.children ?? []) visit(child, index, "");
    origin = before;
  };
  for (const element of document.body.children) if (!isStorybooksOwn(element)) visit(element, -1, "");
  return { elements, styles: [...styles.keys()].map((values) => JSON.parse(values)) };
}

/** The visible values: a text color only if there is text, a border color only if there is a border. */
function styleOf(element: Element, style: CSSStyleDeclaration, hasText: boolean): string[] {
  // Elements of an iframe are instances of its own classes.
  const isDrawn = "ownerSVGElement" in element;
  const shows: Partial<Record<StyleProperty, boolean>> = {
    color: hasText,
    "border-color": style.borderWidth !== "0px",
    "border-style": style.borderWidth !== "0px",
    outline: style.outlineStyle !== "none",
    fill: isDrawn,
    stroke: isDrawn,
  };
  return styleProperties.map((property) =>
    shows[property] === false ? "" : style.getPropertyValue(property),
  );
}

function ownText(element: Element): string {
  const own = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ""));
  const { value, placeholder } = element as HTMLInputElement;
  const isControl = element.matches("input, textarea");
  return (isControl ? value || placeholder : own.join(" "))
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST_TEXT);
}

/** Rounds to quarter pixels. Smaller differences aren't visible in a picture. */
function round(value: number): number {
  return Math.round(value * 4) / 4;
}
