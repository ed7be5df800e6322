import { PNG } from "pngjs";
import type { Image } from "./image";

/** Encodes a picture as a PNG file. */
export function encode({ width, height, data }: Image): Buffer {
  const png = new PNG({ width, height });
  png.data = data;
  return PNG.sync.write(png, { deflateLevel: 9 });
}
