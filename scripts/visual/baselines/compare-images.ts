import pixelmatch from "pixelmatch";
import { differingRegions, type Region } from "../capture/regions";
import type { Image } from "./image";

/** How two pictures differ. */
export interface Difference {
  /** The number of differing pixels. */
  pixels: number;
  /** Both pictures on top of each other, with the differing pixels in red. */
  picture: Image;
  /** The regions, the largest first. */
  regions: Region[];
}

/**
 * Compares two pictures pixel by pixel, without tolerance. The same browser always draws the same picture, so
 * every difference comes from a change. Pictures of different sizes are aligned at the top left.
 */
export function compare(a: Image, b: Image): Difference | undefined {
  if (a.width === b.width && a.height === b.height && a.data.equals(b.data)) return undefined;
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const picture = { width, height, data: Buffer.alloc(width * height * 4) };
  const [one, other] = [extended(a, width, height), extended(b, width, height)];
  const pixels = pixelmatch(one.data, other.data, picture.data, width, height, {
    threshold: 0,
    includeAA: true,
  });
  return { pixels, picture, regions: differingRegions(one, other) };
}

/** The picture at the top left of a larger, transparent one. */
function extended(image: Image, width: number, height: number): Image {
  if (image.width === width && image.height === height) return image;
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < image.height; y++) {
    image.data.copy(data, y * width * 4, y * image.width * 4, (y + 1) * image.width * 4);
  }
  return { width, height, data };
}
