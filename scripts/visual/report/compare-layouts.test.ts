import { expect, test } from "vitest";
import { compare } from "../baselines/compare-images";
import type { Image } from "../baselines/picture";
import { type Layout, styleProperties } from "../capture/layout";
import { detailsOf } from "./compare-layouts";

type Box = [slot: string, parent: number, x: number, y: number, width: number, height: number];
type Styles = Record<string, string>;

/** A layout of boxes, each with its style and text. */
const layout = (...elements: [Box, Styles?, string?][]): Layout => ({
  elements: elements.map(([[slot, parent, x, y, width, height], , text], style) => ({
    ...{ slot, parent, x, y, width, height, style },
    ...(text && { text }),
  })),
  styles: elements.map(([, styles = {}]) => styleProperties.map((property) => styles[property] ?? "")),
});

const image = (...boxes: [x: number, y: number, width: number, height: number, color: number][]): Image => {
  const data = Buffer.alloc(200 * 100 * 4, 255);
  for (const [left, top, width, height, color] of boxes) {
    for (let y = top; y < top + height; y++)
      for (let x = left; x < left + width; x++) data.writeUInt32BE(color, (y * 200 + x) * 4);
  }
  return { width: 200, height: 100, data };
};

/** The differences as `slot: property before → after`. */
const details = (before: [Image, Layout?], after: [Image, Layout?]) =>
  detailsOf(
    { image: before[0], layout: before[1] },
    { image: after[0], layout: after[1] },
    compare(before[0], after[0])?.regions ?? [],
  ).map(({ slot, property, before, after }) => `${slot}: ${property} ${before} → ${after}`);

const RED = 0xff0000ff;
const BLUE = 0x0000ffff;
const button: Box = ["button", -1, 20, 20, 60, 30];
const inner: Box = ["button-content", 0, 30, 25, 40, 20];
const [red, blue] = [image([20, 20, 60, 30, RED]), image([20, 20, 60, 30, BLUE])];

test("reports a color for the element that sets it, but not for elements that inherit it", () => {
  const colored = (color: string) => layout([button, { color }], [inner, { color }]);
  expect(details([red, colored("red")], [blue, colored("blue")])).toEqual(["button: color red → blue"]);
});

test("reports a size or position only if no style explains it", () => {
  const wide: Box = ["button", -1, 20, 20, 68, 30];
  const moved: Box = ["button-content", 0, 34, 25, 40, 20];
  const current = image([20, 20, 68, 30, RED]);
  const padded = details(
    [red, layout([button, { padding: "12px" }], [inner])],
    [current, layout([wide, { padding: "16px" }], [moved])],
  );
  expect(padded).toEqual(["button: padding 12px → 16px"]);
  const sized = details([red, layout([button], [inner])], [current, layout([wide], [moved])]);
  expect(sized).toEqual(["button: size  → +8 × 0 px"]);
});

test("a color doesn't explain a shift", () => {
  const at = (color: string, x: number) => layout([button, { color }], [["badge", -1, x, 60, 20, 10]]);
  const found = details(
    [image([20, 20, 60, 30, RED], [100, 60, 20, 10, RED]), at("red", 100)],
    [image([20, 20, 60, 30, BLUE], [104, 60, 20, 10, RED]), at("blue", 104)],
  );
  expect(found).toEqual(["button: color red → blue", "badge: position  → +4, 0 px"]);
});

test("reports a changed text, an added element and a removed element", () => {
  const badge: Box = ["badge", -1, 100, 60, 20, 10];
  const before = layout([button], [inner, {}, "Save"], [badge], [["badge-dot", 2, 101, 61, 2, 2]]);
  const after = layout([button], [inner, {}, "Save now"], [["button-spinner", 0, 22, 25, 6, 6]]);
  expect(details([image([100, 60, 20, 10, RED]), before], [image([22, 25, 6, 6, RED]), after])).toEqual([
    "button-content: text Save → Save now",
    "button-spinner: element  → added",
    "badge: element  → removed",
  ]);
});

test("reports pixels that no element explains, in addition to the explained differences", () => {
  const colored = (color: string) => layout([button, { color }], [["icon", -1, 150, 60, 20, 20]]);
  const found = details(
    [image([20, 20, 60, 30, RED], [152, 62, 4, 4, RED]), colored("red")],
    [image([20, 20, 60, 30, BLUE], [152, 62, 4, 4, BLUE]), colored("blue")],
  );
  expect(found).toEqual(["button: color red → blue", "icon: pixels #ff0000 → #0000ff"]);
});

test("without the baseline's layout, the new layout gives the element, and the pixels give the color", () => {
  expect(details([red], [blue, layout([button], [inner])])).toEqual(["button: pixels #ff0000 → #0000ff"]);
});
