import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The hashes of file contents. A file is read again only if its size or its times have changed. */
export class FileHashes {
  private readonly known = new Map<string, { stamp: string; hash: string }>();

  constructor(private readonly root: string) {}

  /** The hash of a file; `none` if there is no such file. */
  of(file: string): string {
    const path = join(this.root, file);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat?.isFile()) return "none";
    const stamp = [stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino].join();
    const last = this.known.get(file);
    if (last?.stamp === stamp) return last.hash;
    const hash = hashOf(readFileSync(path));
    this.known.set(file, { stamp, hash });
    return hash;
  }

  /** One hash for the names and contents of files. */
  ofAll(files: Iterable<string>): string {
    return keyOf([...files].sort().map((file) => [file, this.of(file)]));
  }
}

/** The hash of a value, such as a list of inputs. Different values have different keys. */
export function keyOf(value: unknown): string {
  return hashOf(JSON.stringify(value) ?? "");
}

function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
