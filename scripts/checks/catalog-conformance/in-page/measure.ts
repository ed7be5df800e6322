import { type Dimensions, type Measure, measures } from "../../../../src/catalog/types";

/** The computed properties for each measure. All of them must have the measure's value. */
const properties: Record<Exclude<Measure, "iconSize">, string[]> = {
  width: ["width"],
  minWidth: ["min-width"],
  maxWidth: ["max-width"],
  height: ["height"],
  minHeight: ["min-height"],
  maxHeight: ["max-height"],
  padding: ["padding-inline-start", "padding-inline-end", "padding-block-start", "padding-block-end"],
  paddingInline: ["padding-inline-start", "padding-inline-end"],
  paddingInlineStart: ["padding-inline-start"],
  paddingInlineEnd: ["padding-inline-end"],
  paddingBlock: ["padding-block-start", "padding-block-end"],
  paddingBlockStart: ["padding-block-start"],
  paddingBlockEnd: ["padding-block-end"],
  gap: ["column-gap", "row-gap"],
  columnGap: ["column-gap"],
  rowGap: ["row-gap"],
  radius: [
    "border-start-start-radius",
    "border-start-end-radius",
    "border-end-start-radius",
    "border-end-end-radius",
  ],
  borderWidth: [
    "border-inline-start-width",
    "border-inline-end-width",
    "border-block-start-width",
    "border-block-end-width",
  ],
  fontSize: ["font-size"],
  lineHeight: ["line-height"],
};

/** All measures of an element in the browser's layout. A measure has several values if the sides differ. */
export type Measured = Record<Measure, number[]>;

export function measure(element: Element): Measured {
  const style = getComputedStyle(element);
  const own = Object.entries(properties).map(([name, names]) => [
    name,
    [...new Set(names.map((property) => px(style.getPropertyValue(property))))],
  ]);
  return { ...Object.fromEntries(own), iconSize: iconSizes(element) };
}

/** The sizes of an element's icons, which are svg elements in it, or masks on a pseudo-element. */
function iconSizes(element: Element): number[] {
  const icons = [...element.querySelectorAll("svg")].map((icon) => px(getComputedStyle(icon).width));
  const masks = ["::before", "::after"]
    .map((pseudo) => getComputedStyle(element, pseudo))
    .filter(({ maskImage, content }) => maskImage !== "none" && content !== "none")
    .map(({ width }) => px(width));
  return [...new Set([...icons, ...masks])];
}

/** A computed value in px. "normal" and "auto" count as 0. */
function px(value: string): number {
  const number = Number.parseFloat(value);
  return Number.isNaN(number) ? 0 : Math.round(number * 1000) / 1000;
}

/** Messages about wrong figures, such as `height is 32, not 36`. */
export function wrongFigures(figures: Dimensions, measured: Measured): string[] {
  return measures.flatMap((name) => {
    const figure = figures[name];
    if (figure === undefined) return [];
    const found = measured[name];
    const holds = name === "iconSize" ? found.includes(figure) : found.length === 1 && found[0] === figure;
    return holds ? [] : [`${name} is ${found.join(" and ") || "nowhere"}, not ${figure}`];
  });
}
