import { type Dimensions, type Measure, measures } from "../../../../src/catalog/types";
import { kebabCase } from "../../../lib/names";

/** All measures of an element in the browser's layout. A measure has several values if the sides differ. */
export type Measured = Record<Measure, number[]>;

export function measure(element: Element): Measured {
  const style = getComputedStyle(element);
  const own = measures.map((name) => {
    const property = name === "radius" ? "border-radius" : kebabCase(name);
    const values = style.getPropertyValue(property).split(/[\s/]+/);
    return [name, [...new Set(values.map(px))]];
  });
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
