import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readIfExists, writeFileAtomically } from "../../lib/files";
import { workTreeFiles } from "../../lib/git";
import { FileHashes, hashOf } from "../../lib/hashes";
import type { Check } from "./checks";

/** The code that decides which results are reused. Every check depends on it. */
const OWN_CODE = /^scripts\/(runner\/gate|lib)\//;

interface StoredResult {
  /** The hash of everything that the check depended on. */
  key: string;
  passed: number;
  /** The hash of the folder that it wrote. */
  written?: string;
}

/** The results of checks that passed in earlier runs, in `.cache/results/checks.json`. */
export class StoredResults {
  private readonly path: string;
  private readonly hashes: FileHashes;

  constructor(private readonly root: string) {
    this.path = join(root, ".cache/results/checks.json");
    this.hashes = new FileHashes(root);
  }

  /** The hash of everything that a check depends on now. Undefined if that can't be known. */
  keyOf({ name, command, reads, alsoReads }: Check): string | undefined {
    const environment = this.hashes.ofEnvironment();
    const files = workTreeFiles(this.root);
    if (!reads || !environment || files.length === 0) return undefined;
    const read = this.hashes.ofAll(files.filter((file) => OWN_CODE.test(file) || reads.test(file)));
    return hashOf([environment, name, command, read, this.hashOfFolder(alsoReads)]);
  }

  /** The number of tests that passed with this key, if the folder that the check wrote is unchanged. */
  async take(check: Check, key: string | undefined): Promise<number | undefined> {
    const stored = (await this.read())[check.name];
    const isCurrent = key !== undefined && stored?.key === key;
    return isCurrent && stored.written === this.hashOfFolder(check.writes) ? stored.passed : undefined;
  }

  /**
   * Stores the result of a check that passed.
   *
   * @param key The key when it started. If the files have changed since, it is unclear which files passed.
   */
  async keep(check: Check, key: string | undefined, passed: number): Promise<void> {
    if (!key || key !== this.keyOf(check)) return;
    const written = this.hashOfFolder(check.writes);
    const all = { ...(await this.read()), [check.name]: { key, passed, ...(written && { written }) } };
    await writeFileAtomically(this.path, JSON.stringify(all, null, 1));
  }

  /** A file that can't be read costs time, but fails nothing. */
  private async read(): Promise<Record<string, StoredResult>> {
    try {
      return JSON.parse(String((await readIfExists(this.path)) ?? "{}"));
    } catch {
      return {};
    }
  }

  private hashOfFolder(folder: string | undefined): string | undefined {
    if (!folder) return undefined;
    try {
      const names = readdirSync(join(this.root, folder), { recursive: true, encoding: "utf8" });
      return this.hashes.ofAll(names.map((name) => join(folder, name)));
    } catch {
      return "none";
    }
  }
}
