import { createHash } from "node:crypto";
import { rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { namesIn, readIfExists, writeFileAtomically } from "../../lib/files";
import type { Layout } from "../capture/layout";
import { type Snapshot, sizeOf, snapshotOf } from "./picture";

/**
 * The store's limit in bytes: about five full sets of the stories' pictures. Beyond it, the least recently
 * used pictures are deleted.
 */
export const STORE_LIMIT = 1_000_000_000;

/** A draft that is older belongs to a run that was killed. */
const DRAFT_AGE_MS = 3_600_000;

const NAME = /^(?<hash>[0-9a-f]{20})\.(?<digest>[0-9a-f]{32})\.png$/;

/** The positions of a picture's elements, in a file beside it. */
const LAYOUT_NAME = /^(?<hash>[0-9a-f]{20})\.layout\.json\.gz$/;

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
    private readonly warn: (message: string) => void,
  ) {}

  static async open(folder: string, warn: (message: string) => void = console.warn): Promise<SnapshotStore> {
    const hashes = new Map<string, string>();
    const layouts = new Set<string>();
    for (const name of await namesIn(folder)) {
      const { hash, digest } = NAME.exec(name)?.groups ?? {};
      if (hash && digest) hashes.set(digest, hash);
      const { hash: described } = LAYOUT_NAME.exec(name)?.groups ?? {};
      if (described) layouts.add(described);
    }
    return new SnapshotStore(folder, hashes, layouts, warn);
  }

  /**
   * Stores a picture, and returns its snapshot. The store is a cache, so a folder that can't be written costs
   * time later, but doesn't fail the run.
   */
  async add(png: Buffer): Promise<Snapshot> {
    const digest = digestOf(png);
    const known = this.hashes.get(digest);
    if (known) return { ...sizeOf(png), hash: known };
    const snapshot = snapshotOf(png);
    try {
      await writeFileAtomically(this.path(snapshot.hash, digest), png);
      this.hashes.set(digest, snapshot.hash);
    } catch (error) {
      this.warn(`The picture is compared, but not kept: ${(error as Error).message}`);
    }
    return snapshot;
  }

  /** The picture with this hash, if the store has it. A file that doesn't match its name is deleted. */
  async read(hash: string): Promise<Buffer | undefined> {
    for (const [digest, pixels] of this.hashes) {
      if (pixels !== hash) continue;
      const path = this.path(hash, digest);
      const png = await readIfExists(path);
      if (png && digestOf(png) === digest) return png;
      this.hashes.delete(digest);
      if (!png) continue;
      this.warn(`${path} is damaged: its content doesn't match its name. It was deleted.`);
      await rm(path, { force: true });
    }
    return undefined;
  }

  /**
   * Stores the layout of a picture as JSON, unless it is already stored. Calls the slow `layoutOf` only if needed.
   */
  async addLayout(hash: string, layoutOf: () => Promise<string>): Promise<void> {
    if (this.layouts.has(hash)) return;
    this.layouts.add(hash);
    await writeFileAtomically(this.layoutPath(hash), gzipSync(await layoutOf(), { level: 1 })).catch(
      (error: Error) => this.warn(`The positions of a picture's elements aren't kept: ${error.message}`),
    );
  }

  /** The layout of the picture with this hash, if the store has it. */
  async layout(hash: string): Promise<Layout | undefined> {
    const file = await readIfExists(this.layoutPath(hash));
    try {
      return file && JSON.parse(gunzipSync(file).toString());
    } catch {
      this.warn(`${this.layoutPath(hash)} is damaged. It was deleted.`);
      await rm(this.layoutPath(hash), { force: true });
      return undefined;
    }
  }

  /** Marks pictures as used. Deletes foreign files, and the least recently used pictures beyond the limit. */
  async prune(used: Iterable<string>, limit = STORE_LIMIT): Promise<void> {
    const inUse = new Set(used);
    const now = new Date();
    const files: { path: string; size: number; time: number }[] = [];
    for (const name of await namesIn(this.folder)) {
      const path = join(this.folder, name);
      const found = await stat(path).catch(() => undefined);
      if (!found) continue;
      const { hash } = (NAME.exec(name) ?? LAYOUT_NAME.exec(name))?.groups ?? {};
      if (!hash) await this.removeForeign(path, now.getTime() - found.mtimeMs);
      else if (inUse.has(hash)) {
        await utimes(path, now, now);
        files.push({ path, size: found.size, time: now.getTime() });
      } else files.push({ path, size: found.size, time: found.mtimeMs });
    }
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { path, size } of files.sort((a, b) => a.time - b.time)) {
      if (total <= limit) break;
      await rm(path, { force: true });
      total -= size;
    }
  }

  private async removeForeign(path: string, age: number): Promise<void> {
    const isDraft = path.endsWith(".tmp");
    if (isDraft && age < DRAFT_AGE_MS) return;
    if (!isDraft) this.warn(`${path} isn't a snapshot. It was deleted.`);
    await rm(path, { recursive: true, force: true });
  }

  private layoutPath(hash: string): string {
    return join(this.folder, `${hash}.layout.json.gz`);
  }

  private path(hash: string, digest: string): string {
    return join(this.folder, `${hash}.${digest}.png`);
  }
}

function digestOf(file: Buffer): string {
  return createHash("sha256").update(file).digest("hex").slice(0, 32);
}
