/** Where a shot's elements lie, and what they look like: kept beside the picture, to say what differs by name. */
export interface Layout {
  /** The elements that are to be seen, each after its parent. */
  elements: LayoutElement[];
  /** The values of {@link styleProperties}, once for all elements that share them. */
  styles: string[][];
}

export interface LayoutElement {
  /** Its `data-slot`; without one, that of the element around it, or its tag. A pseudo-element's ends in `::before`. */
  slot: string;
  /** The parent's place in the list; -1 if there is none. */
  parent: number;
  /** The place of its style in the list of styles. */
  style: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Its own text, or its value, shortened. */
  text?: string;
}

/** Those that show in a picture. Where an element lies isn't among them: its place follows from others. */
export const styleProperties = [
  "color",
  "background-color",
  "background-image",
  "border-color",
  "border-width",
  "border-style",
  "border-radius",
  "box-shadow",
  "outline",
  "opacity",
  "fill",
  "stroke",
  "font-size",
  "font-weight",
  "font-family",
  "font-style",
  "line-height",
  "letter-spacing",
  "text-decoration-line",
  "text-transform",
  "padding",
  "gap",
  "display",
  "filter",
] as const;

export type StyleProperty = (typeof styleProperties)[number];
