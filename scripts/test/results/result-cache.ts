import { createHash } from "node:crypto";
import { join } from "node:path";
import { readIfExists } from "../../lib/read-if-exists";
import { writeFileAtomically } from "../../lib/write-file-atomically";

/** Results of earlier runs that passed, one file each: a digest, and below it the result with the key of its inputs. */
export class ResultCache<Value> {
  constructor(
    private readonly folder: string,
    private readonly warn: (message: string) => void = console.warn,
  ) {}

  /** The result that was kept for the same inputs. A file that is damaged, or isn't the cache's, counts as none. */
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

  /** Replaces what was kept by this name. A folder that can't be written costs time later, not the run. */
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
