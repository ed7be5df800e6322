import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../lib/paths";
import { codeTexts } from "./code";
import { markdownTexts } from "./markdown";
import type { Text } from "./text";

export type Kind = "catalog" | "guides" | "pages" | "documents" | "messages" | "examples" | "comments";

/** The texts of a file, for each kind that `wants` accepts. */
export function textsOf(file: string, wants: (kind: Kind) => boolean): [Kind, Text[]][] {
  const kind = kindOf(file);
  if (!kind || /^stories\/(?:page-)?baselines\//.test(file)) return [];
  const kinds = [kind, ...(isCode(file) ? (["comments"] as const) : [])].filter(wants);
  if (kinds.length === 0) return [];
  const source = readFileSync(join(root, file), "utf8");
  if (kind === "catalog") return [[kind, catalogTexts(source)]];
  if (!isCode(file)) return [[kind, markdownTexts(file, source)]];
  const { comments, strings } = codeTexts(file, source);
  return kinds.map((each) => [each, each === "comments" ? comments : strings]);
}

const isCode = (file: string) => /\.[mc]?[jt]sx?$/.test(file);

function kindOf(file: string): Kind | undefined {
  // These files quote the wordings that the rules find.
  if (/\/prose\/(?:banned|prose\.test)\.ts$/.test(file)) return undefined;
  if (file === CATALOG) return "catalog";
  if (file.endsWith(".mdx")) return "pages";
  if (file.endsWith(".md")) return "documents";
  if (file.endsWith(".guide.ts")) return "guides";
  // Tests, stories and examples also quote user input: wrong words, other languages, very long words.
  if (/\.(?:test|proof|packed|stories|examples|fixture)\.tsx?$/.test(file)) return "examples";
  return isCode(file) ? "messages" : undefined;
}

const CATALOG = "src/catalog/catalog.json";

/** Properties of the catalog that contain sentences. */
const sentenceKeys = new Set([
  "description",
  "descriptions",
  "deprecated",
  "deprecatedValues",
  "alike",
  "standsAlone",
]);

function catalogTexts(source: string): Text[] {
  const texts: Text[] = [];
  const visit = (value: unknown, isSentence: boolean) => {
    if (typeof value === "string") {
      if (isSentence) texts.push({ file: CATALOG, line: 1, text: value });
    } else if (value && typeof value === "object") {
      for (const [key, child] of Object.entries(value)) visit(child, isSentence || sentenceKeys.has(key));
    }
  };
  visit(JSON.parse(source), false);
  return texts;
}
