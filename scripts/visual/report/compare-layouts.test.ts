import { expect, test } from "vitest";
import { differingRegions } from "../baselines/compare-images";
import type { Image } from "../baselines/picture";
import { type Layout, type LayoutElement, styleProperties } from "../capture/layout";
import { detailsOf } from "./compare-layouts";

type Box = [slot: string, parent: number, x: number, y: number, width: number, height: number];
interface Look {
  [property: string]: string;
}

/** A layout of boxes, each with its style and text. */
const layout = (...elements: [Box, Look?, string?][]): Layout => ({
  elements: elements.map(
    ([[slot, parent, x, y, width, height], , text], style): LayoutElement => ({
      ...{ slot, parent, x, y, width, height, style },
      ...(text && { text }),
    }),
  ),
  styles: elements.map(([, styles = {}]) => styleProperties.map((property) => styles[property] ?? "")),
});

const image = (...boxes: [x: number, y: number, width: number, height: number, color: number][]): Image => {
  const data = Buffer.alloc(200 * 100 * 4, 255);
  for (const [left, top, width, height, color] of boxes) {
    for (let y = top; y < top + height; y++) {
      for (let x = left; x < left + width; x++) data.writeUInt32BE(color, (y * 200 + x) * 4);
    }
  }
  return { width: 200, height: 100, data };
};

const details = (before: [Image, Layout?], after: [Image, Layout?]) =>
  detailsOf(
    { image: before[0], layout: before[1] },
    { image: after[0], layout: after[1] },
    differingRegions(before[0], after[0]),
  );

const RED = 0xff0000ff;
const BLUE = 0x0000ffff;
const button: Box = ["button", -1, 20, 20, 60, 30];
const inner: Box = ["button-content", 0, 30, 25, 40, 20];

test("reports a color for the element that sets it, but not for elements that inherit it", () => {
  const withColor = (color: string) => layout([button, { color }], [inner, { color }]);
  const found = details(
    [image([20, 20, 60, 30, RED]), withColor("red")],
    [image([20, 20, 60, 30, BLUE]), withColor("blue")],
  );
  expect(found).toEqual([{ slot: "button", property: "color", before: "red", after: "blue" }]);
});

test("reports a size or position only if no style explains it", () => {
  const wide: Box = ["button", -1, 20, 20, 68, 30];
  const moved: Box = ["button-content", 0, 34, 25, 40, 20];
  const [old, current] = [image([20, 20, 60, 30, RED]), image([20, 20, 68, 30, RED])];
  const padding = details(
    [old, layout([button, { padding: "12px" }], [inner])],
    [current, layout([wide, { padding: "16px" }], [moved])],
  );
  expect(padding).toEqual([{ slot: "button", property: "padding", before: "12px", after: "16px" }]);
  expect(details([old, layout([button], [inner])], [current, layout([wide], [moved])])).toEqual([
    { slot: "button", property: "size", before: "", after: "+8 × 0 px" },
  ]);
});

test("a color doesn't explain a shift", () => {
  const withColor = (color: string, x: number) => layout([button, { color }], [["badge", -1, x, 60, 20, 10]]);
  const found = details(
    [image([20, 20, 60, 30, RED], [100, 60, 20, 10, RED]), withColor("red", 100)],
    [image([20, 20, 60, 30, BLUE], [104, 60, 20, 10, RED]), withColor("blue", 104)],
  );
  expect(found.map(({ slot, property, after }) => [slot, property, after])).toEqual([
    ["button", "color", "blue"],
    ["badge", "position", "+4, 0 px"],
  ]);
});

test("reports a changed text, an added element and a removed element", () => {
  const before = layout(
    [button],
    [inner, {}, "Save"],
    [["badge", -1, 100, 60, 20, 10]],
    [["badge-dot", 2, 101, 61, 2, 2]],
  );
  const after = layout([button], [inner, {}, "Save now"], [["button-spinner", 0, 22, 25, 6, 6]]);
  const found = details([image([100, 60, 20, 10, RED]), before], [image([22, 25, 6, 6, RED]), after]);
  expect(found).toEqual([
    { slot: "button-content", property: "text", before: "Save", after: "Save now" },
    { slot: "button-spinner", property: "element", before: "", after: "added" },
    { slot: "badge", property: "element", before: "", after: "removed" },
  ]);
});

test("reports pixels that no element explains, in addition to the explained differences", () => {
  const withColor = (color: string) => layout([button, { color }], [["icon", -1, 150, 60, 20, 20]]);
  const found = details(
    [image([20, 20, 60, 30, RED], [152, 62, 4, 4, RED]), withColor("red")],
    [image([20, 20, 60, 30, BLUE], [152, 62, 4, 4, BLUE]), withColor("blue")],
  );
  expect(found).toEqual([
    { slot: "button", property: "color", before: "red", after: "blue" },
    { slot: "icon", property: "pixels", before: "#ff0000", after: "#0000ff" },
  ]);
});

test("without the baseline's layout, the new layout gives the element, and the pixels give the color", () => {
  const found = details(
    [image([20, 20, 60, 30, RED])],
    [image([20, 20, 60, 30, BLUE]), layout([button], [inner])],
  );
  expect(found).toEqual([{ slot: "button", property: "pixels", before: "#ff0000", after: "#0000ff" }]);
});
