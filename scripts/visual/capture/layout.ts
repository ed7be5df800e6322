/** The boxes, styles and texts of a shot's elements, stored with its picture to name what differs. */
export interface Layout {
  /** The visible elements, each after its parent. */
  elements: LayoutElement[];
  /** The values of {@link styleProperties}, once for all elements that share them. */
  styles: string[][];
}

/** A rectangle, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface LayoutElement extends Box {
  /**
   * Its `data-slot`, or the slot of the element around it, or its tag name. A pseudo-element's slot ends in
   * `::before` or `::after`.
   */
  slot: string;
  /** The parent's index in the list, or -1. */
  parent: number;
  /** The index of its style in the list of styles. */
  style: number;
  /** Its own text, or its value, shortened. */
  text?: string;
}

/** Styles that also affect the sizes and positions of elements. */
export const geometricProperties = [
  "border-width",
  "font-size",
  "font-weight",
  "font-family",
  "font-style",
  "line-height",
  "letter-spacing",
  "text-transform",
  "padding",
  "gap",
  "display",
] as const;

/** The styles that are recorded. An element's position isn't among them: it follows from others. */
export const styleProperties = [
  "color",
  "background-color",
  "background-image",
  "border-color",
  "border-style",
  "border-radius",
  "box-shadow",
  "outline",
  "opacity",
  "fill",
  "stroke",
  "text-decoration-line",
  "filter",
  ...geometricProperties,
] as const;

export type StyleProperty = (typeof styleProperties)[number];
