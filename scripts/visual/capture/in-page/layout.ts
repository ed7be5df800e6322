import { INVISIBLE, isStorybooksOwn } from "../../../lib/page-elements";
import { type Layout, type LayoutElement, type StyleProperty, styleProperties } from "../layout";
import type { Clip } from "./frame";

/** The maximum length of a text. More text would say no more about a difference. */
const LONGEST_TEXT = 80;

/** The maximum number of elements. A story with more of them is a drawing. */
const MOST = 3000;

/** The layout of the story, with positions relative to the shot. */
export function storyLayout({ x, y }: Clip): Layout {
  const elements: LayoutElement[] = [];
  const styles = new Map<string, number>();
  const add = (
    element: Element,
    pseudo: "" | "::before" | "::after",
    parent: number,
    outer: string,
  ): string | undefined => {
    const style = getComputedStyle(element, pseudo || null);
    if (pseudo ? style.content === "none" || style.content === "normal" : style.display === "none")
      return undefined;
    const box = element.getBoundingClientRect();
    const slot = pseudo
      ? outer + pseudo
      : (element.getAttribute("data-slot") ?? (outer || element.localName));
    const text = pseudo ? "" : ownText(element);
    const values = JSON.stringify(styleOf(element, style, pseudo !== "" || text !== ""));
    const known = styles.get(values) ?? styles.size;
    styles.set(values, known);
    elements.push({
      slot,
      parent,
      style: known,
      x: round(box.x - x),
      y: round(box.y - y),
      width: round(box.width),
      height: round(box.height),
      ...(text && { text }),
    });
    return slot;
  };
  const visit = (element: Element, parent: number, outer: string) => {
    if (elements.length > MOST || element.matches(INVISIBLE)) return;
    const place = elements.length;
    const slot = add(element, "", parent, outer);
    if (slot === undefined) return;
    add(element, "::before", place, slot);
    // The parts of an icon are drawn in the icon's color, so they add nothing.
    const isIcon = element.localName === "svg" && !element.querySelector("[data-slot]");
    for (const child of isIcon ? [] : element.children) visit(child, place, slot);
    add(element, "::after", place, slot);
  };
  for (const element of document.body.children) if (!isStorybooksOwn(element)) visit(element, -1, "");
  return { elements, styles: [...styles.keys()].map((values) => JSON.parse(values)) };
}

/** The visible values: a text color only if there is text, a border color only if there is a border. */
function styleOf(element: Element, style: CSSStyleDeclaration, hasText: boolean): string[] {
  const isDrawn = element instanceof SVGElement;
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
  const own = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
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
