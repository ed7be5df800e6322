import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../lib/paths";

/** Finds the module and line that a text of the catalog is written in. */
export function locate(text: string, files: readonly string[]): { file: string; line: number } | undefined {
  const words = text
    .split(/\s+/)
    .slice(0, 12)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(words.join("[\\s*]+"));
  for (const file of files) {
    if (!/^src\/.*(?<!\.stories|\.test|\.fixture)\.tsx?$/.test(file)) continue;
    const source = readFileSync(join(root, file), "utf8");
    const match = pattern.exec(source);
    if (match) return { file, line: source.slice(0, match.index).split("\n").length };
  }
  return undefined;
}
