import { createHash } from "node:crypto";
import { PNG } from "pngjs";

/** A decoded picture: four bytes a pixel, row by row. */
export interface Image {
  width: number;
  height: number;
  data: Buffer;
}

/**
 * A hash that two pictures share if and only if all their pixels are equal. With 80 bits, no two of a million
 * pictures share a hash by accident. Longer hashes would be most of what new baselines add to the repository.
 */
export function hashOf({ width, height, data }: Image): string {
  return createHash("sha256").update(`${width}x${height}`).update(data).digest("hex").slice(0, 20);
}

/** Decodes a PNG file. */
export function decode(png: Buffer): Image {
  return PNG.sync.read(png);
}

/** Encodes a picture as a PNG file. */
export function encode({ width, height, data }: Image): Buffer {
  const png = new PNG({ width, height });
  png.data = data;
  return PNG.sync.write(png, { deflateLevel: 1 });
}

/** The size of a PNG file's picture, from the file's header. */
export function sizeOf(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** The record of a picture: its size, and a hash that only pictures with the same pixels share. */
export interface Snapshot {
  width: number;
  height: number;
  hash: string;
}

/** The snapshot of a PNG file. It depends only on the pixels, not on how the file is compressed. */
export function snapshotOf(png: Buffer): Snapshot {
  return { ...sizeOf(png), hash: hashOf(decode(png)) };
}

export function isSameSnapshot(a: Snapshot | undefined, b: Snapshot | undefined): boolean {
  return a?.hash === b?.hash;
}
