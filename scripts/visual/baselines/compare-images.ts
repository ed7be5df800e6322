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
const RED = 0xff0000ff;
/** The difference between the keys of a cell and the one below it. */
const ROW = 1 << 16;

/**
 * Compares two pictures pixel by pixel, without tolerance. The same browser always draws the same picture, so
 * every difference comes from a change. Pictures of different sizes are aligned at the top left.
 */
export function compare(a: Image, b: Image): Difference | undefined {
  if (a.width === b.width && a.height === b.height && a.data.equals(b.data)) return undefined;
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const [one, other] = [extended(a, width, height), extended(b, width, height)];
  const picture = { width, height, data: Buffer.alloc(width * height * 4) };
  const cells = new Map<number, Box>();
  let pixels = 0;
  for (let at = 0; at < other.length; at += 4) {
    const color = other.readUInt32BE(at);
    if (one.readUInt32BE(at) === color) {
      const sum = (color >>> 24) + ((color >>> 16) & 255) + ((color >>> 8) & 255);
      picture.data.writeUInt32BE((229 + Math.round(sum / 30)) * 0x01010100 + 255, at);
      continue;
    }
    pixels++;
    picture.data.writeUInt32BE(RED, at);
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    const key = Math.floor(y / CELL) * ROW + Math.floor(x / CELL);
    cells.set(key, around(cells.get(key), { x, y, width: 1, height: 1 }));
  }
  return { pixels, picture, regions: regionsOf(cells) };
}

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
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}
