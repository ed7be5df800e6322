import { createHash } from "node:crypto";
import { rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { namesIn, readIfExists, writeFileAtomically } from "../../lib/files";
import type { Layout } from "../capture/layout";
import { type Snapshot, sizeOf, snapshotOf } from "./picture";

/** The store's limit in bytes: about five full sets of pictures. Beyond it, the least recently used ones are deleted. */
const STORE_LIMIT = 1_000_000_000;

/** A picture, or the positions of its elements. */
const NAME = /^(?<hash>[0-9a-f]{20})\.((?<digest>[0-9a-f]{32})\.png|layout\.json\.gz)$/;

/**
 * Pictures by content, in `.cache/snapshots`: `<hash of the pixels>.<digest of the file>.png`. The browser writes the
 * same pixels as the same file. A file's digest then identifies its pixels, and a known picture isn't decoded again.
 */
export class SnapshotStore {
  private constructor(
    readonly folder: string,
    /** The hash of the pixels by the digest of the file. */
    private readonly hashes: Map<string, string>,
    /** The hashes of pictures whose layouts are known. */
    private readonly layouts: Set<string>,
  ) {}

  static async open(folder: string): Promise<SnapshotStore> {
    const hashes = new Map<string, string>();
    const layouts = new Set<string>();
    for (const name of await namesIn(folder)) {
      const { hash, digest } = NAME.exec(name)?.groups ?? {};
      if (hash && digest) hashes.set(digest, hash);
      else if (hash) layouts.add(hash);
    }
    return new SnapshotStore(folder, hashes, layouts);
  }

  /** Stores a picture, and returns its snapshot. */
  async add(png: Buffer): Promise<Snapshot> {
    const digest = digestOf(png);
    const known = this.hashes.get(digest);
    if (known) return { ...sizeOf(png), hash: known };
    const snapshot = snapshotOf(png);
    await writeFileAtomically(join(this.folder, `${snapshot.hash}.${digest}.png`), png);
    this.hashes.set(digest, snapshot.hash);
    return snapshot;
  }

  /** The picture with this hash, if the store has it. A file that doesn't match its name is deleted. */
  async read(hash: string): Promise<Buffer | undefined> {
    for (const [digest, pixels] of this.hashes) {
      if (pixels !== hash) continue;
      const path = join(this.folder, `${hash}.${digest}.png`);
      const png = await readIfExists(path);
      if (png && digestOf(png) === digest) return png;
      this.hashes.delete(digest);
      await rm(path, { force: true });
    }
    return undefined;
  }

  /** Stores the layout of a picture, as JSON, unless it is already stored. Calls the slow `layoutOf` only if needed. */
  async addLayout(hash: string, layoutOf: () => Promise<string>): Promise<void> {
    if (this.layouts.has(hash)) return;
    this.layouts.add(hash);
    const file = gzipSync(await layoutOf(), { level: 1 });
    await writeFileAtomically(join(this.folder, `${hash}.layout.json.gz`), file);
  }

  /** The layout of the picture with this hash, if the store has it. */
  async layout(hash: string): Promise<Layout | undefined> {
    const path = join(this.folder, `${hash}.layout.json.gz`);
    const file = await readIfExists(path);
    try {
      return file && JSON.parse(gunzipSync(file).toString());
    } catch {
      return void (await rm(path, { force: true }));
    }
  }

  /** Marks pictures as used, and deletes the least recently used ones beyond the limit. */
  async prune(used: Iterable<string>, limit = STORE_LIMIT): Promise<void> {
    const inUse = new Set(used);
    const now = new Date();
    const files: { path: string; size: number; time: number }[] = [];
    for (const name of await namesIn(this.folder)) {
      const path = join(this.folder, name);
      const isUsed = inUse.has(NAME.exec(name)?.groups?.hash ?? "");
      if (isUsed) await utimes(path, now, now);
      const found = await stat(path).catch(() => undefined);
      if (found) files.push({ path, size: found.size, time: found.mtimeMs });
    }
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { path, size } of files.sort((one, other) => one.time - other.time)) {
      if (total <= limit) break;
      await rm(path, { recursive: true, force: true });
      total -= size;
    }
  }
}

function digestOf(file: Buffer): string {
  return createHash("sha256").update(file).digest("hex").slice(0, 32);
}
