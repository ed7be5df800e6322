import { type Layout, type LayoutElement, type StyleProperty, styleProperties } from "../layout";
import { isStorybooksOwn, UNSEEN } from "./bounds";
import type { Clip } from "./frame";

/** More text says no more about what differs. */
const LONGEST_TEXT = 80;

/** More elements than this are a drawing. */
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
    if (elements.length > MOST || element.matches(UNSEEN)) return;
    const place = elements.length;
    const slot = add(element, "", parent, outer);
    if (slot === undefined) return;
    add(element, "::before", place, slot);
    // The insides of an icon are drawn in its own color.
    const isIcon = element.localName === "svg" && !element.querySelector("[data-slot]");
    for (const child of isIcon ? [] : element.children) visit(child, place, slot);
    add(element, "::after", place, slot);
  };
  for (const element of document.body.children) if (!isStorybooksOwn(element)) visit(element, -1, "");
  return { elements, styles: [...styles.keys()].map((values) => JSON.parse(values)) };
}

/** The visible values: the color of text only if there is any, that of a border only if there is one. */
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

/** Parts of a pixel differ in no picture. */
function round(value: number): number {
  return Math.round(value * 4) / 4;
}
