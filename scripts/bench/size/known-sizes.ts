import { join } from "node:path";
import { workTreeFiles } from "../../lib/git";
import { ModuleGraph } from "../../stories/changed/graph";
import { environmentOf, isRepeatable } from "../../test/results/environment";
import { FileHashes, keyOf } from "../../test/results/file-hashes";
import { ResultCache } from "../../test/results/result-cache";
import type { Size } from "./report";

const PACKAGE = "src/index.ts";

/** The tools that the package is built and measured with. */
const TOOLS =
  /^scripts\/(package\/(build|browsers)|bench|stories\/changed|lib|test\/results)\/|^[^/]*\.(json|ts)$/;

/** The sizes of components in earlier runs, by the modules that each component imports. */
export class KnownSizes {
  /** The number of sizes that were reused. */
  taken = 0;
  private readonly cache: ResultCache<Size>;
  private readonly graph: ModuleGraph;

  private constructor(
    root: string,
    private readonly hashes: FileHashes,
    private readonly common: string,
    private readonly reuse: boolean,
  ) {
    this.cache = new ResultCache(join(root, ".cache/results/sizes"));
    this.graph = new ModuleGraph(root);
  }

  /**
   * Opens the sizes of the work tree. A folder without git has no sizes.
   *
   * @param reuse Whether stored sizes may be reused. New sizes are stored in any case.
   */
  static open(root: string, reuse: boolean): KnownSizes | undefined {
    const hashes = new FileHashes(root);
    const tools = workTreeFiles(root).filter((file) => TOOLS.test(file));
    if (tools.length === 0 || !isRepeatable(hashes)) return undefined;
    return new KnownSizes(root, hashes, keyOf([environmentOf(hashes), hashes.ofAll(tools)]), reuse);
  }

  async take(name: string): Promise<Size | undefined> {
    const size = this.reuse ? await this.cache.take(name, this.keyOf(name)) : undefined;
    if (size) this.taken++;
    return size;
  }

  keep(name: string, size: Size): Promise<void> {
    return this.cache.keep(name, this.keyOf(name), size);
  }

  private keyOf(name: string): string {
    const modules = this.graph.reach(PACKAGE, { names: [name] }).keys();
    return keyOf([this.common, name, this.hashes.ofAll(modules)]);
  }
}
