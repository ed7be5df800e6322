import { promisify } from "node:util";
import { gzip } from "node:zlib";

/** A file of the site that only its own code loads, compressed: not every server does it. See `load-packed.ts`. */
export function packed(text: string): Promise<Uint8Array> {
  return promisify(gzip)(text, { level: 9 });
}
