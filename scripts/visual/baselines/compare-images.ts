import type { Box } from "../capture/layout";
import type { Image } from "./picture";

/** How two pictures differ. */
export interface Difference {
  /** The number of differing pixels. */
  pixels: number;
  /** The new picture in pale gray, with the differing pixels in red. */
  picture: Image;
  /** The regions, the largest first. */
  regions: Box[];
}

/** The maximum distance between pixels of one change, in px. */
const CELL = 12;
/** The maximum number of regions. If there are more, one region around them all says as much. */
const MOST = 24;
/** Colors as numbers, on a processor that stores the lowest byte first, as all that run Chromium do. */
const OPAQUE = 0xff000000;
const RED = OPAQUE + 0xff;
/** The difference between the keys of a cell and the one below it. */
const ROW = 1 << 16;

/**
 * Compares two pictures pixel by pixel, without tolerance. The same browser always draws the same picture, so
 * every difference comes from a change. Pictures of different sizes are aligned at the top left.
 */
export function compare(a: Image, b: Image): Difference | undefined {
  if (a.width === b.width && a.height === b.height && a.data.equals(b.data)) return undefined;
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const one = colorsOf(extended(a, width, height));
  const other = colorsOf(extended(b, width, height));
  const picture = { width, height, data: Buffer.alloc(width * height * 4) };
  const drawn = colorsOf(picture.data);
  const cells = new Map<number, Box>();
  let pixels = 0;
  for (let at = 0; at < drawn.length; at++) {
    const color = other[at] ?? 0;
    if (one[at] === color) {
      const sum = (color & 255) + ((color >>> 8) & 255) + ((color >>> 16) & 255);
      drawn[at] = OPAQUE + (229 + Math.round(sum / 30)) * 0x010101;
      continue;
    }
    pixels++;
    drawn[at] = RED;
    const [x, y] = [at % width, Math.floor(at / width)];
    const key = Math.floor(y / CELL) * ROW + Math.floor(x / CELL);
    cells.set(key, around(cells.get(key), { x, y, width: 1, height: 1 }));
  }
  return { pixels, picture, regions: regionsOf(cells) };
}

/** A number for each pixel, which is read much faster than bytes of a buffer. */
const colorsOf = ({ buffer, byteOffset, length }: Buffer) => new Uint32Array(buffer, byteOffset, length / 4);

/** The pixels of a picture at the top left of a larger, transparent one. */
function extended(image: Image, width: number, height: number): Buffer {
  if (image.width === width && image.height === height) return image.data;
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < image.height; y++)
    image.data.copy(data, y * width * 4, y * image.width * 4, (y + 1) * image.width * 4);
  return data;
}

/** A rectangle around each group of neighboring cells, tight to the pixel, the largest first. */
function regionsOf(cells: Map<number, Box>): Box[] {
  const regions: Box[] = [];
  for (const first of cells.keys()) {
    let region: Box | undefined;
    const reached = [first];
    for (let key = reached.pop(); key !== undefined; key = reached.pop()) {
      const cell = cells.get(key);
      if (!cell) continue;
      cells.delete(key);
      region = around(region, cell);
      for (const step of [-ROW - 1, -ROW, -ROW + 1, -1, 1, ROW - 1, ROW, ROW + 1]) reached.push(key + step);
    }
    if (region) regions.push(region);
  }
  const found = regions.length > MOST ? [regions.reduce(around)] : regions;
  return found.sort((one, other) => other.width * other.height - one.width * one.height);
}

function around(one: Box | undefined, other: Box): Box {
  if (!one) return other;
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}
