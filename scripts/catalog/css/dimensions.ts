import {
  type Dimensions,
  type Measure,
  measures,
  type SlotDimensions,
  type Styling,
} from "../../../src/catalog/types";
import { kebabCase } from "../../lib/names";
import type { Recipe } from "../read/recipe";
import type { Declaration, Stylesheet } from "./stylesheet";

/**
 * The facts about a component's styling.
 *
 * @param recipes The recipes of the component (slot "") and of its parts (slot `Item`), each with its props.
 * @param classes All classes that the component can have.
 */
export function describeStyling(
  recipes: readonly { slot: string; recipe: Recipe; props: string[] }[],
  classes: readonly string[],
  stylesheet: Stylesheet,
): Styling | undefined {
  const meanings = classes.flatMap((className) => stylesheet.meaningOf(className) ?? []);
  const tokens = sorted(meanings.flatMap((meaning) => meaning.tokens));
  const states = sorted(meanings.flatMap(({ state }) => (state ? state.split(":") : [])));
  const dimensions: Record<string, SlotDimensions> = {};
  for (const { slot, recipe, props } of recipes) {
    for (const [inner, sizes] of Object.entries(recipeDimensions(recipe, props, stylesheet))) {
      dimensions[slot === "" ? inner : inner === "root" ? slot : `${slot}.${inner}`] = sizes;
    }
  }
  const isEmpty = tokens.length + states.length + Object.keys(dimensions).length === 0;
  return isEmpty ? undefined : { dimensions, tokens, states };
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

/**
 * The sizes that a recipe gives each of its slots: with no prop set, and with each value of each prop.
 *
 * @param props The recipe's variants that are props.
 */
function recipeDimensions(
  recipe: Recipe,
  props: readonly string[],
  stylesheet: Stylesheet,
): Record<string, SlotDimensions> {
  const measured: Record<string, SlotDimensions> = {};
  const slot = (name: string) => {
    measured[name] ??= {};
    return measured[name];
  };
  for (const [name, sizes] of Object.entries(measureAll(recipe, {}, stylesheet))) slot(name).default = sizes;
  for (const [prop, values] of Object.entries(recipe.variants)) {
    if (!props.includes(prop)) continue;
    const perValue = Object.keys(values).map(
      (value) => [value, measureAll(recipe, { [prop]: value }, stylesheet)] as const,
    );
    for (const name of new Set(perValue.flatMap(([, slots]) => Object.keys(slots)))) {
      const changing = onlyChanging(perValue.map(([value, slots]) => [value, slots[name] ?? {}]));
      if (changing) slot(name).props = { ...slot(name).props, [prop]: changing };
    }
  }
  return measured;
}

function measureAll(
  recipe: Recipe,
  props: Record<string, string>,
  stylesheet: Stylesheet,
): Record<string, Dimensions> {
  const slots = Object.entries(recipe.resolve(props)).map(([slot, classes]) => [
    slot,
    measure(classes, stylesheet),
  ]);
  return Object.fromEntries(slots.filter(([, sizes]) => Object.keys(sizes ?? {}).length > 0));
}

/** The sizes of an element with these classes. The cascade follows the order of the stylesheet. */
function measure(classes: readonly string[], stylesheet: Stylesheet): Dimensions {
  const declarations = stylesheet
    .inOrder(classes)
    .flatMap((className) => stylesheet.meaningOf(className)?.declarations ?? []);
  const base = settle(declarations, (when) => when === "&");
  // A size that depends on the width of the page or of a container has no single value.
  for (const [property] of settle(declarations, (when) => /^@(media|container) .*width/.test(when))) {
    base.delete(property);
  }
  const lookUp = (name: string) => base.get(`--${name}`) ?? stylesheet.propertyValue(name);
  const px = (value = "none") => toPx(value, lookUp);
  const sizes: Dimensions = {};
  for (const name of measures) {
    const size = px(base.get(name === "radius" ? "border-radius" : kebabCase(name)));
    if (size !== undefined) sizes[name] = size;
  }
  if (base.get("aspect-ratio") === "1 / 1") {
    const side = sizes.width ?? sizes.height;
    if (side !== undefined) Object.assign(sizes, { width: side, height: side });
  }
  const iconSize = px(iconWidth(declarations));
  return iconSize === undefined ? sizes : { ...sizes, iconSize };
}

/** The last value of each property in the declarations whose condition matches. */
function settle(declarations: readonly Declaration[], holds: (when: string) => boolean): Map<string, string> {
  return new Map(
    declarations.filter(({ when }) => holds(when)).map(({ property, value }) => [property, value]),
  );
}

/** The width of an element's icon, which is an inner svg element or a mask on a pseudo-element. */
function iconWidth(declarations: readonly Declaration[]): string | undefined {
  const svg = settle(declarations, (when) => /^& ?(> ?)?svg$/.test(when)).get("width");
  if (svg !== undefined) return svg;
  const pseudo = ["&::before", "&::after"].map((element) => settle(declarations, (when) => when === element));
  return pseudo.find((styles) => styles.has("mask"))?.get("width");
}

/** Removes the measures that are the same for every value. Returns undefined if all of them are. */
function onlyChanging(
  perValue: readonly (readonly [string, Dimensions])[],
): Record<string, Dimensions> | undefined {
  const names = new Set(perValue.flatMap(([, sizes]) => Object.keys(sizes) as Measure[]));
  const changing = [...names].filter((name) => new Set(perValue.map(([, sizes]) => sizes[name])).size > 1);
  if (changing.length === 0) return undefined;
  const pick = (sizes: Dimensions) =>
    Object.fromEntries(changing.flatMap((name) => (sizes[name] === undefined ? [] : [[name, sizes[name]]])));
  return Object.fromEntries(perValue.map(([value, sizes]) => [value, pick(sizes)]));
}

/** The props whose values are sizes. */
const sizeProps: Record<string, (sizes: Dimensions) => string | undefined> = {
  size: ({ width, height, minHeight, fontSize }) => {
    const high = height ?? minHeight;
    if (high !== undefined) return high === width ? `${high} px` : `${high} px high`;
    if (width !== undefined) return `${width} px wide`;
    return fontSize === undefined ? undefined : `${fontSize} px text`;
  },
  gap: ({ gap }) => (gap === undefined ? undefined : `${gap} px`),
  padding: ({ padding }) => (padding === undefined ? undefined : `${padding} px`),
  maxWidth: ({ maxWidth }) => (maxWidth === undefined ? undefined : `${maxWidth} px`),
};

/** The slots that have the size of a component, if its root doesn't. */
const sizedSlots = ["root", "box", "input"];

/** The size that a prop's value gives the component, as a sentence: `40 px high.` Undefined if it gives none. */
export function sizeSentence(
  recipe: Recipe,
  prop: string,
  value: string,
  stylesheet: Stylesheet,
): string | undefined {
  const sentenceOf = Object.hasOwn(sizeProps, prop) ? sizeProps[prop] : undefined;
  if (!sentenceOf) return undefined;
  const slots = recipeDimensions(recipe, [prop], stylesheet);
  const [size] = sizedSlots.flatMap((slot) => sentenceOf(slots[slot]?.props?.[prop]?.[value] ?? {}) ?? []);
  return size && `${size}.`;
}

/**
 * Converts a CSS length to px. Returns undefined if it depends on more than numbers and custom properties.
 *
 * @param lookUp Returns the value of a custom property, by its name without the leading dashes.
 */
export function toPx(value: string, lookUp: (name: string) => string | undefined): number | undefined {
  let text = value;
  // Custom properties may refer to each other in a cycle.
  for (let step = 0; step < 50 && text.includes("("); step++) {
    // The innermost function or parentheses.
    text = text.replace(/([\w-]*)\(([^()]*)\)/, (_, name: string, inner: string) => {
      if (name === "" || name === "calc") return String(calculate(inner));
      const [, property = "", fallback] = /^--([\w-]+)(?:,(.*))?$/.exec(inner) ?? [];
      return name === "var" ? `(${lookUp(property) ?? fallback ?? "none"})` : "none";
    });
  }
  const px = calculate(text);
  return Number.isFinite(px) ? Math.round(px * 1000) / 1000 : undefined;
}

/** The value of an expression of lengths and numbers, or NaN. */
function calculate(text: string): number {
  const expression = text.replace(/([\d.]+)(px|rem)\b/g, (_, number: string, unit: string) =>
    unit === "rem" ? `${number} * 16` : number,
  );
  // Several lengths aren't an expression: `1px 2px`.
  if (!/^[\d\s.+*/-]+$/.test(expression) || /[\d.]\s+[\d.]/.test(expression)) return Number.NaN;
  return Number(new Function(`return ${expression};`)());
}
