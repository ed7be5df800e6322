import { expect, test } from "vitest";
import { compare } from "./compare-images";
import type { Image } from "./picture";

function image(width: number, height: number, ...dots: [number, number][]): Image {
  const data = Buffer.alloc(width * height * 4, 255);
  for (const [x, y] of dots) data[(y * width + x) * 4] = 0;
  return { width, height, data };
}

const grid = Array.from({ length: 64 }, (_, at): [number, number] => [
  (at % 8) * 40,
  Math.floor(at / 8) * 40,
]);

test.each<[what: string, dots: [number, number][], regions: object[]]>([
  ["one pixel is one region", [[37, 61]], [{ x: 37, y: 61, width: 1, height: 1 }]],
  [
    "nearby pixels are one region, distant pixels are two, the larger first",
    [
      [5, 5],
      [150, 50],
      [160, 58],
      [171, 50],
    ],
    [
      { x: 150, y: 50, width: 22, height: 9 },
      { x: 5, y: 5, width: 1, height: 1 },
    ],
  ],
  ["a picture full of dots is one region", grid, [{ x: 0, y: 0, width: 281, height: 281 }]],
])("%s", (_, dots, regions) => {
  const found = compare(image(400, 400), image(400, 400, ...dots));
  expect([found?.pixels, found?.regions]).toEqual([dots.length, regions]);
});

test("marks differing pixels in red, also where one picture ends, and says nothing of equal pictures", () => {
  expect(compare(image(4, 4), image(4, 4))).toBeUndefined();
  const { pixels, picture } = compare(image(4, 4), image(5, 4, [0, 0])) ?? {};
  const red = (x: number) => picture?.data.subarray(x * 4, x * 4 + 4).toString("hex");
  expect([pixels, red(0), red(1), red(4)]).toEqual([5, "ff0000ff", "ffffffff", "ff0000ff"]);
});
