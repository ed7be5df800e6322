import { ts } from "ts-morph";
import type { Text } from "./text";

/** Comments for tools, which people don't read. */
const forTools = /^(?:\/|<reference|biome-|@ts-|@vitest|#__|@__|v8 |prettier-|eslint)/;

/** The comments of a module, and the strings in it that read as sentences. */
export function codeTexts(file: string, source: string): { comments: Text[]; strings: Text[] } {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kindOf(file));
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1;
  const strings: Text[] = [];
  const ranges = new Map<number, number>();
  const visit = (node: ts.Node) => {
    if ((ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && !isName(node.parent)) {
      const text = ts.isTemplateExpression(node) ? templateText(node) : node.text;
      if (isSentence(text)) strings.push({ file, line: lineAt(node.getStart(tree)), text });
    } else if (ts.isJsxText(node)) {
      if (isSentence(node.text.trim())) {
        const start = node.getFullStart() + node.text.search(/\S/);
        strings.push({ file, line: lineAt(start), text: node.text.trim() });
      }
      return;
    }
    const leading = ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [];
    const trailing = ts.getTrailingCommentRanges(source, node.getEnd()) ?? [];
    for (const { pos, end } of [...leading, ...trailing]) ranges.set(pos, end);
    for (const child of node.getChildren(tree)) visit(child);
  };
  visit(tree);
  return { comments: [...comments(file, source, ranges, lineAt)], strings };
}

function* comments(
  file: string,
  source: string,
  ranges: Map<number, number>,
  lineAt: (at: number) => number,
) {
  let block: Text | undefined;
  let blockEnd = -1;
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    const raw = source.slice(start, end);
    if (forTools.test(raw.replace(/^\/[/*]+\s*/, ""))) continue;
    const line = lineAt(start);
    if (raw.startsWith("/*")) {
      if (block) yield block;
      block = undefined;
      yield* blockTexts(file, raw, line);
      continue;
    }
    const text = raw.slice(2).trim();
    if (block && line === blockEnd + 1) block.text += `\n${text}`;
    else {
      if (block) yield block;
      block = { file, line, text };
    }
    blockEnd = line;
  }
  if (block) yield block;
}

/** The sections of a block comment: its description, and the text of each tag that contains sentences. */
export function blockTexts(file: string, raw: string, line: number): Text[] {
  const lines = raw
    .replace(/^\/\*+|\*+\/$/g, "")
    .split("\n")
    .map((each) => each.replace(/^\s*\*? ?/, "").trimEnd());
  const texts: Text[] = [];
  let section: Text | undefined;
  let isExample = false;
  for (const [index, each] of lines.entries()) {
    const tag = /^@(\w+)\s*/.exec(each);
    const words = tag ? each.slice(tag[0].length).replace(/^\{[^}]*\}\s*/, "") : each;
    if (tag) isExample = /^(?:example|default|category|alias|see|type|typedef|template)$/.test(tag[1] ?? "");
    if (isExample) continue;
    if (tag || /^\s*(?:[-*] |\d+\. |$)/.test(each)) section = undefined;
    const text = words.trim().replace(/^(?:[-*]|\d+\.) /, "");
    if (text === "") continue;
    if (section) section.text += `\n${text}`;
    else {
      section = { file, line: line + index, text };
      texts.push(section);
    }
  }
  return texts;
}

/** Whether the strings in a node name a module or a value. */
function isName(node: ts.Node): boolean {
  return ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node);
}

function templateText(node: ts.TemplateExpression): string {
  return node.head.text + node.templateSpans.map(({ literal }) => `\`x\`${literal.text}`).join("");
}

/** Whether a text has at least three words, begins like a sentence, and has no syntax that only code has. */
function isSentence(text: string): boolean {
  return (
    /^[A-Z"“‘`<[(…]/.test(text) &&
    /[\p{L}\d`)”’"'>,:…]\s+\S+\s+\S/u.test(text) &&
    !/[{}]\s*$|=>|^<[a-z]|^[A-Z_]+=|k:|px auto|;\s*$|^\(|^\[/m.test(text)
  );
}

function kindOf(file: string): ts.ScriptKind {
  return /\.[jt]sx$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}
