import type { Image } from "../../baselines/image";
import type { Layout } from "../../capture/layout";
import type { Region } from "../../capture/regions";
import type { Detail } from "../model";
import { compareLayouts, unique } from "./compare-layouts";

/** A picture, and the positions of its elements, if known. */
export interface Seen {
  image: Image;
  layout?: Layout | undefined;
}

/**
 * The differences between two pictures of a shot, by element. A difference that no element explains is
 * described by its pixels' colors.
 */
export function detailsOf(before: Seen, after: Seen, regions: readonly Region[]): Detail[] {
  const { details, explained } =
    before.layout && after.layout
      ? compareLayouts(before.layout, after.layout)
      : { details: [], explained: [] };
  const open = regions.filter((region) => !explained.some((area) => overlap(area, region)));
  const layout = after.layout ?? before.layout;
  return unique([
    ...details,
    ...open.map((region) => pixelDetail(before.image, after.image, region, layout)),
  ]);
}

/** The innermost element around a region, and the old and new color of most of its differing pixels. */
function pixelDetail(before: Image, after: Image, region: Region, layout: Layout | undefined): Detail {
  const around = layout?.elements.filter((box) => contains(box, region)).at(-1);
  const counts = new Map<string, number>();
  for (let y = region.y; y < region.y + region.height; y++) {
    for (let x = region.x; x < region.x + region.width; x++) {
      const [was, is] = [colorAt(before, x, y), colorAt(after, x, y)];
      if (was !== is) counts.set(`${was} ${is}`, (counts.get(`${was} ${is}`) ?? 0) + 1);
    }
  }
  const [most = " "] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one), [
    " ",
    0,
  ] as const);
  const [was = "", is = ""] = String(most).split(" ");
  return { slot: around?.slot ?? "", property: "pixels", before: was, after: is };
}

/** The color in CSS notation, or `nothing` outside the picture. */
function colorAt({ width, height, data }: Image, x: number, y: number): string {
  if (x >= width || y >= height) return "nothing";
  return `#${data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).toString("hex")}`;
}

function contains(box: Region, region: Region): boolean {
  return (
    box.x <= region.x &&
    box.y <= region.y &&
    box.x + box.width >= region.x + region.width &&
    box.y + box.height >= region.y + region.height
  );
}

function overlap(one: Region, other: Region): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
