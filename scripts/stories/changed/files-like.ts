import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The files below the root whose paths match a pattern of `*`, `**` and `{a,b}`. */
export function filesLike(root: string, pattern: string): string[] {
  const base = pattern.slice(0, pattern.indexOf("*")).replace(/[^/]*$/, "");
  const folder = join(root, base);
  if (!existsSync(folder)) return [];
  const matching = new RegExp(`^${toExpression(pattern)}$`);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => base + file)
    .filter((file) => matching.test(file));
}

function toExpression(pattern: string): string {
  return pattern.replace(/\*\*\/|\*|\{[^}]*\}|[.+^$()|[\]\\]/g, (part) => {
    if (part === "**/") return "(?:.*/)?";
    if (part === "*") return "[^/]*";
    if (part.startsWith("{")) return `(?:${part.slice(1, -1).split(",").join("|")})`;
    return `\\${part}`;
  });
}
