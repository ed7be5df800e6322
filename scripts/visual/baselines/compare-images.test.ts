import { expect, test } from "vitest";
import { differingRegions } from "./compare-images";
import type { Image } from "./picture";

function image(width: number, height: number, ...dots: [number, number][]): Image {
  const data = Buffer.alloc(width * height * 4, 255);
  for (const [x, y] of dots) data[(y * width + x) * 4] = 0;
  return { width, height, data };
}

test("one differing pixel is one region of the same size", () => {
  expect(differingRegions(image(100, 100), image(100, 100, [37, 61]))).toEqual([
    { x: 37, y: 61, width: 1, height: 1 },
  ]);
});

test("nearby pixels are one region, distant pixels are two, the larger first", () => {
  const changed = image(200, 100, [5, 5], [150, 50], [160, 58], [171, 50]);
  expect(differingRegions(image(200, 100), changed)).toEqual([
    { x: 150, y: 50, width: 22, height: 9 },
    { x: 5, y: 5, width: 1, height: 1 },
  ]);
});

test("a picture full of dots is one region", () => {
  const dots = Array.from({ length: 64 }, (_, index): [number, number] => [
    (index % 8) * 40,
    Math.floor(index / 8) * 40,
  ]);
  expect(differingRegions(image(400, 400), image(400, 400, ...dots))).toEqual([
    { x: 0, y: 0, width: 281, height: 281 },
  ]);
});
