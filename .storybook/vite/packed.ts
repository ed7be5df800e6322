import { promisify } from "node:util";
import { gzip } from "node:zlib";

/** Compresses a file for `load-packed.ts`, because not every server compresses files. */
export function packed(text: string): Promise<Uint8Array> {
  return promisify(gzip)(text, { level: 9 });
}
