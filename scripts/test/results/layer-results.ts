import { readdirSync } from "node:fs";
import { join } from "node:path";
import { workTreeFiles } from "../../lib/git";
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

/** The code that decides which results are reused. It is an input of every layer. */
const CACHE_CODE = /^scripts\/(test|stories\/changed|lib)\//;

/** The results of layers in earlier runs, in `.cache/results`. */
export class LayerResults {
  private readonly cache: ResultCache<StoredResult>;
  private readonly hashes: FileHashes;

  constructor(private readonly root: string) {
    this.cache = new ResultCache(join(root, ".cache/results/layers"));
    this.hashes = new FileHashes(root);
  }

  /** The current key of everything that the layer's result depends on. Undefined if that can't be known. */
  keyOf({ name, command, reads, alsoReads, variables = [] }: Layer): string | undefined {
    const files = workTreeFiles(this.root);
    if (!reads || files.length === 0 || !isRepeatable(this.hashes)) return undefined;
    const read = files.filter((file) => CACHE_CODE.test(file) || reads(file));
    const also = alsoReads && this.hashes.ofAll(this.filesIn(alsoReads));
    const own = variables.map((variable) => process.env[variable] ?? null);
    return keyOf([environmentOf(this.hashes), name, command, this.hashes.ofAll(read), also, own]);
  }

  /**
   * The number of tests that passed in an earlier run with the same inputs. Undefined if there was no such
   * run, or if the folder that the layer wrote has changed since.
   */
  async take(layer: Layer): Promise<number | undefined> {
    const key = this.keyOf(layer);
    const stored = key && (await this.cache.take(layer.name, key));
    return stored && stored.written === this.written(layer) ? stored.passed : undefined;
  }

  /**
   * Keeps the result of a layer that passed.
   *
   * @param key The key of its inputs when it started. If they have changed since, nothing is stored, because
   * it is unclear which inputs passed.
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
