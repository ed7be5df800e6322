import pixelmatch from "pixelmatch";
import type { Image } from "./picture";

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

/** A rectangle of a picture, in its pixels. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The maximum distance between pixels of one change, in px. */
const CELL = 12;
/** The maximum number of regions. If there are more, one region around them all says as much. */
const MOST = 24;

/**
 * The differences between two pictures of one size: a rectangle around each group of neighboring pixels, tight to the
 * pixel, the largest first.
 */
export function differingRegions(a: Image, b: Image): Region[] {
  const cells = differingCells(a, b);
  const regions: Region[] = [];
  for (const [key, cell] of cells) {
    cells.delete(key);
    regions.push(grow(cell, key, cells));
  }
  const found = regions.length > MOST ? [regions.reduce(around)] : regions;
  return found.sort((one, other) => other.width * other.height - one.width * one.height);
}

/** The cells of the grid that have differing pixels, each as the rectangle around these pixels. */
function differingCells(a: Image, b: Image): Map<number, Region> {
  const { width, height } = a;
  const one = new Uint32Array(a.data.buffer.slice(a.data.byteOffset, a.data.byteOffset + width * height * 4));
  const other = new Uint32Array(
    b.data.buffer.slice(b.data.byteOffset, b.data.byteOffset + width * height * 4),
  );
  const cells = new Map<number, Region>();
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (one[at] === other[at]) continue;
      const key = keyOf(Math.floor(x / CELL), Math.floor(y / CELL));
      const pixel = { x, y, width: 1, height: 1 };
      const cell = cells.get(key);
      cells.set(key, cell ? around(cell, pixel) : pixel);
    }
  }
  return cells;
}

/** Extends a region by the cell's neighbors, their neighbors, and so on. */
function grow(start: Region, key: number, cells: Map<number, Region>): Region {
  let region = start;
  const reached = [key];
  for (let next = reached.pop(); next !== undefined; next = reached.pop()) {
    for (const neighbour of neighbours(next)) {
      const cell = cells.get(neighbour);
      if (!cell) continue;
      cells.delete(neighbour);
      reached.push(neighbour);
      region = around(region, cell);
    }
  }
  return region;
}

const ROW = 1 << 16;
const keyOf = (column: number, row: number) => row * ROW + column;

function neighbours(key: number): number[] {
  return [-ROW - 1, -ROW, -ROW + 1, -1, 1, ROW - 1, ROW, ROW + 1].map((step) => key + step);
}

function around(one: Region, other: Region): Region {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}
