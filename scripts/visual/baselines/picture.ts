import { createHash } from "node:crypto";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { PNG } from "pngjs";
import { readIfExists, writeFileAtomically } from "../../lib/files";

/** A decoded picture: four bytes a pixel, row by row. */
export interface Image {
  width: number;
  height: number;
  data: Buffer;
}

/** Decodes a PNG file. */
export function decode(png: Buffer): Image {
  return decodeScreenshot(png) ?? PNG.sync.read(png);
}

/** The type of the rows in Chromium's screenshots: each byte is the difference from the row above. */
const UP = 2;

/** The header of such a file: eight bits for each of red, green and blue, without interlacing. */
const RGB = Buffer.from([8, 2, 0, 0, 0]);

/**
 * Decodes a file as Chromium writes it, four times as fast as pngjs: most rows equal the one above. A run without a
 * snapshot store decodes every picture. Undefined for any other file.
 */
function decodeScreenshot(png: Buffer): Image | undefined {
  if (!png.subarray(24, 29).equals(RGB)) return undefined;
  const { width, height } = sizeOf(png);
  const compressed: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString("latin1", at + 4, at + 8) === "IDAT")
      compressed.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const rows = inflateSync(Buffer.concat(compressed));
  const unchanged = Buffer.alloc(1 + width * 3).fill(UP, 0, 1);
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) {
    const row = rows.subarray(y * unchanged.length, (y + 1) * unchanged.length);
    if (row[0] !== UP) return undefined;
    const start = y * width * 4;
    if (y > 0) data.copyWithin(start, start - width * 4, start);
    if (y > 0 && row.equals(unchanged)) continue;
    for (let x = 0, to = start, from = 1; x < width; x++, to += 4, from += 3) {
      data[to] = (data[to] ?? 0) + (row[from] ?? 0);
      data[to + 1] = (data[to + 1] ?? 0) + (row[from + 1] ?? 0);
      data[to + 2] = (data[to + 2] ?? 0) + (row[from + 2] ?? 0);
      data[to + 3] = 255;
    }
  }
  return { width, height, data };
}

/** Encodes a picture as a PNG file. By default, pngjs would try five filters on each row. */
export function encode({ width, height, data }: Image): Buffer {
  const png = new PNG({ width, height });
  png.data = data;
  return PNG.sync.write(png, { deflateLevel: 1, filterType: UP });
}

/** The size of a PNG file's picture, from the file's header. */
export function sizeOf(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** The record of a picture. */
export interface Snapshot {
  width: number;
  height: number;
  /**
   * A hash that two pictures share if and only if all their pixels are equal. With 80 bits, no two of a million
   * pictures share a hash by accident. Longer hashes would be most of what new baselines add to the repository.
   */
  hash: string;
}

/** The snapshot of a PNG file. It depends only on the pixels, not on how the file is compressed. */
export function snapshotOf(png: Buffer): Snapshot {
  const { width, height, data } = decode(png);
  const hash = createHash("sha256").update(`${width}x${height}`).update(data).digest("hex").slice(0, 20);
  return { width, height, hash };
}

/** Pictures of stories as files, for people to look at: `<folder>/<story-id>/<name>.png`. */
export class PictureFolder {
  constructor(readonly folder: string) {}

  read(storyId: string, name: string): Promise<Buffer | undefined> {
    return readIfExists(join(this.folder, storyId, `${name}.png`));
  }

  write(storyId: string, name: string, png: Buffer): Promise<void> {
    return writeFileAtomically(join(this.folder, storyId, `${name}.png`), png);
  }
}
