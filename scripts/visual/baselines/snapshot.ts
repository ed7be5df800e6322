import { hashOf } from "./image";
import { decode, sizeOf } from "./png";

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
