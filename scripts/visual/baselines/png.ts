import { PNG } from "pngjs";
import type { Image } from "./image";

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
