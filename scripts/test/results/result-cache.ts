import { createHash } from "node:crypto";
import { join } from "node:path";
import { readIfExists, writeFileAtomically } from "../../lib/files";

/**
 * Results of passed earlier runs. Each file has a digest, and below it a result with the key of its inputs.
 */
export class ResultCache<Value> {
  constructor(
    private readonly folder: string,
    private readonly warn: (message: string) => void = console.warn,
  ) {}

  /** The stored result for the same inputs. Ignores damaged files, and files that the cache didn't write. */
  async take(name: string, key: string): Promise<Value | undefined> {
    try {
      const [digest, text = ""] = split(String((await readIfExists(this.path(name))) ?? ""));
      if (digest !== digestOf(text)) return undefined;
      const kept = JSON.parse(text) as { name: string; key: string; value: Value };
      return kept.name === name && kept.key === key ? kept.value : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * Stores a result in place of the earlier one of that name. A folder that can't be written costs time in
   * later runs, but causes only a warning in this one.
   */
  async keep(name: string, key: string, value: Value): Promise<void> {
    const text = JSON.stringify({ name, key, value });
    try {
      await writeFileAtomically(this.path(name), `${digestOf(text)}\n${text}`);
    } catch (error) {
      this.warn(`The result of ${name} is not kept: ${(error as Error).message}`);
    }
  }

  private path(name: string): string {
    return join(this.folder, `${name}.txt`);
  }
}

function split(file: string): [digest: string, text: string] {
  const end = file.indexOf("\n");
  return [file.slice(0, end), file.slice(end + 1)];
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
