import type { Dimensions, Measure, SlotDimensions } from "../../../src/catalog/types";
import { type Recipe, resolveClasses } from "../read/recipe";
import { toPx } from "./px";
import type { Declaration, Stylesheet } from "./stylesheet";

const measureOf: Record<string, Measure> = {
  width: "width",
  "min-width": "minWidth",
  "max-width": "maxWidth",
  height: "height",
  "min-height": "minHeight",
  "max-height": "maxHeight",
  padding: "padding",
  "padding-inline": "paddingInline",
  "padding-inline-start": "paddingInlineStart",
  "padding-inline-end": "paddingInlineEnd",
  "padding-block": "paddingBlock",
  "padding-block-start": "paddingBlockStart",
  "padding-block-end": "paddingBlockEnd",
  gap: "gap",
  "column-gap": "columnGap",
  "row-gap": "rowGap",
  "border-radius": "radius",
  "border-width": "borderWidth",
  "font-size": "fontSize",
  "line-height": "lineHeight",
};

/**
 * The sizes that a recipe gives each of its slots: with no prop set, and with each value of each prop.
 *
 * @param props The recipe's variants that are props.
 */
export function recipeDimensions(
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
  const slots = Object.entries(resolveClasses(recipe, props)).map(([slot, classes]) => [
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
  const own = settle(declarations, (when) => when === "&");
  // A size that depends on the width of the page or of a container has no single value.
  for (const [property] of settle(declarations, (when) => /^@(media|container) .*width/.test(when))) {
    own.delete(property);
  }
  const lookUp = (name: string) => own.get(`--${name}`) ?? stylesheet.propertyValue(name);
  const px = (value = "none") => toPx(value, lookUp);
  const sizes: Dimensions = {};
  for (const [property, name] of Object.entries(measureOf)) {
    const size = px(own.get(property));
    if (size !== undefined) sizes[name] = size;
  }
  if (own.get("aspect-ratio") === "1 / 1") {
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
