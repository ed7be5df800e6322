import { readdirSync } from "node:fs";
import { join } from "node:path";
import { workTreeFiles } from "../../stories/changed/git";
import type { Layer } from "../layers";
import { environmentOf, isRepeatable } from "./environment";
import { FileHashes, keyOf } from "./file-hashes";
import { ResultCache } from "./result-cache";

/** The stored result of a layer that passed. */
interface StoredResult {
  passed: number;
  /** The content of the folder that it wrote. */
  written?: string;
}

/** The code that decides about results, which is an input of every layer. */
const CACHE_CODE = /^scripts\/(test|stories\/changed|lib)\//;

/** The results of layers in earlier runs, in `.cache/results`. */
export class LayerResults {
  private readonly cache: ResultCache<StoredResult>;
  private readonly hashes: FileHashes;

  constructor(private readonly root: string) {
    this.cache = new ResultCache(join(root, ".cache/results/layers"));
    this.hashes = new FileHashes(root);
  }

  /** The key of all that the layer's result depends on, as it is now; nothing if that can't be known. */
  keyOf({ name, command, reads, alsoReads, variables = [] }: Layer): string | undefined {
    const files = workTreeFiles(this.root);
    if (!reads || files.length === 0 || !isRepeatable(this.hashes)) return undefined;
    const read = files.filter((file) => CACHE_CODE.test(file) || reads(file));
    const also = alsoReads && this.hashes.ofAll(this.filesIn(alsoReads));
    const own = variables.map((variable) => process.env[variable] ?? null);
    return keyOf([environmentOf(this.hashes), name, command, this.hashes.ofAll(read), also, own]);
  }

  /** How many tests of the layer passed when its inputs were the same, if what it wrote is there as it left it. */
  async take(layer: Layer): Promise<number | undefined> {
    const key = this.keyOf(layer);
    const stored = key && (await this.cache.take(layer.name, key));
    return stored && stored.written === this.written(layer) ? stored.passed : undefined;
  }

  /**
   * Keeps the result of a layer that passed.
   *
   * @param key Its inputs when it started. If they have changed meanwhile, nobody knows what has passed.
   */
  async keep(layer: Layer, key: string | undefined, passed: number): Promise<void> {
    if (!key || key !== this.keyOf(layer)) return;
    const written = this.written(layer);
    await this.cache.keep(layer.name, key, { passed, ...(written && { written }) });
  }

  private written({ writes }: Layer): string | undefined {
    return writes && this.hashes.ofAll(this.filesIn(writes));
  }

  private filesIn(folder: string): string[] {
    try {
      const names = readdirSync(join(this.root, folder), { recursive: true, encoding: "utf8" });
      return names.map((name) => join(folder, name));
    } catch {
      return [];
    }
  }
}
