import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The installed packages. Unlike the lockfile, npm's own list can't be ahead of `node_modules`. */
const INSTALLED = "node_modules/.package-lock.json";

/** Variables that tests or their tools read. */
const VARIABLES = ["BROWSER_PATH", "CI", "LANG", "LC_ALL", "NODE_ENV", "NODE_OPTIONS", "SEED", "TZ"];

/** The hash of a value, such as a list of inputs. Different values have different hashes. */
export function hashOf(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(value) ?? "")
    .digest("hex");
}

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
    const hash = createHash("sha256").update(readFileSync(path)).digest("hex");
    this.known.set(file, { stamp, hash });
    return hash;
  }

  /** One hash for the names and contents of files. */
  ofAll(files: Iterable<string>): string {
    return hashOf([...files].sort().map((file) => [file, this.of(file)]));
  }

  /**
   * What results depend on besides the files: platform, Node, installed packages and variables. Undefined if results
   * can't be repeated, because the packages are unknown or tests draw random cases.
   */
  ofEnvironment(env: NodeJS.ProcessEnv = process.env): string | undefined {
    const installed = this.of(INSTALLED);
    if (installed === "none" || env.SEED === "random") return undefined;
    return hashOf([
      process.version,
      process.platform,
      process.arch,
      installed,
      VARIABLES.map((name) => env[name]),
    ]);
  }
}
