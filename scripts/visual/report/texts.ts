import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Reach } from "../../stories/changed/graph";

/** Generated files that can't say so in their first line. */
const GENERATED = new Set(["src/catalog/catalog.json"]);

/** The texts of files that may explain a change. */
export class Texts {
  private readonly texts = new Map<string, string>();

  constructor(private readonly root: string) {}

  /**
   * Whether a file in reach uses a color token at the end of a class, such as `bg-accent`, or of a custom
   * property.
   */
  mention(reach: Reach, token: string): boolean {
    const use = new RegExp(`${token}(?![\\w-])`);
    return [...reach.keys()].some(
      (file) => /^(src|\.storybook)\/.*\.tsx?$/.test(file) && use.test(this.of(file)),
    );
  }

  /** Ranks a file among files that changed at the same time. The likelier cause has the lower rank. */
  rank(file: string, isOwn: boolean): number {
    if (GENERATED.has(file) || /^.*\bgenerated\b/i.test(this.of(file))) return 3;
    if (/^src\/theme\/|^src\/recipes\/|\.recipe\.ts$/.test(file)) return 0;
    return isOwn ? 1 : 2;
  }

  private of(file: string): string {
    const known = this.texts.get(file) ?? readText(join(this.root, file));
    this.texts.set(file, known);
    return known;
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
