import { remark } from "remark";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import { ts } from "ts-morph";

/** A text that people read, with its location. */
export interface Text {
  file: string;
  /** The line on which the text begins, counted from 1. */
  line: number;
  /** Plain text, or Markdown. */
  text: string;
}

/** Tests, languages, and the data of stories and examples quote other languages, wrong words and very long words. */
const isQuoting = /\.(?:test|e2e|packed|stories|examples|fixture)\.tsx?$|\/i18n\/locales\//;

/** Those of them that don't. */
const isPlain =
  /^(?:stories|src\/(?:recipes|catalog(?!\/type-text)|render-tree|components\/(?:badge|breadcrumbs|button|choropleth-map|clipboard-text|code|grid|grid-item|loader|logo|meter|popover)))\//;

/** The texts of a document, or the comments of a module and the strings in it that read as sentences. */
export function textsOf(file: string, read: () => string): Text[] {
  if (/^CHANGELOG|\/prose\/prose\.test\.ts$/.test(file)) return [];
  if (/\.mdx?$/.test(file)) return markdownTexts(file, read());
  if (!/\.[mc]?[jt]sx?$/.test(file)) return [];
  const { comments, strings } = codeTexts(file, read());
  return isQuoting.test(file) && !isPlain.test(file) ? comments : [...comments, ...strings];
}

const markdown = remark().use(remarkGfm);
const mdx = markdown().use(remarkMdx);

type Root = ReturnType<typeof markdown.parse>;
type Nodes = Root | Root["children"][number];

/** The paragraphs, headings and table cells of a document. */
function markdownTexts(file: string, source: string): Text[] {
  const tree: Root = (file.endsWith(".mdx") ? mdx : markdown).parse(source);
  const texts: Text[] = [];
  const visit = (node: Nodes) => {
    if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell")
      texts.push({ file, line: node.position?.start.line ?? 1, text: inWords(node) });
    else if ("children" in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return texts;
}

function inWords(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type === "break") return "\n";
  if (node.type === "inlineCode" || node.type === "mdxTextExpression")
    return `\`${node.value.replaceAll("`", "'")}\``;
  return "children" in node ? node.children.map(inWords).join("") : "";
}

export function codeTexts(file: string, source: string): { comments: Text[]; strings: Text[] } {
  const kind = /\.[jt]sx$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1;
  const strings: Text[] = [];
  const ranges = new Map<number, number>();
  const visit = (node: ts.Node) => {
    const text = stringIn(node)?.trim();
    if (text && isSentence(text)) {
      const start = node.getFullStart() + source.slice(node.getFullStart()).search(/\S/);
      strings.push({ file, line: lineAt(ts.isJsxText(node) ? start : node.getStart(tree)), text });
    }
    if (ts.isJsxText(node)) return;
    const leading = ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [];
    const trailing = ts.getTrailingCommentRanges(source, node.getEnd()) ?? [];
    for (const { pos, end } of [...leading, ...trailing]) ranges.set(pos, end);
    for (const child of node.getChildren(tree)) visit(child);
  };
  visit(tree);
  const comments = [...ranges]
    .sort(([a], [b]) => a - b)
    .map(([start, end]) => ({ line: lineAt(start), raw: source.slice(start, end) }));
  return { comments: commentTexts(file, comments), strings };
}

/** Comments for tools, and tags without a sentence. */
const forTools = /^(?:\/|<reference|biome-|@ts-|@vitest|#__|@__|v8 |prettier-|eslint)/;
const notText = /^(?:example|default|category|alias|see|type|typedef|template)$/;

/** The texts of comments: each description, each item, and the text of each tag that contains sentences. */
function commentTexts(file: string, comments: { line: number; raw: string }[]): Text[] {
  const texts: Text[] = [];
  let section: Text | undefined;
  let isText = true;
  let following = 0;
  for (const { line, raw } of comments) {
    const isBlock = raw.startsWith("/*");
    // Line comments one below the other are one text.
    if (isBlock || line !== following) [section, isText] = [undefined, true];
    following = isBlock ? 0 : line + 1;
    const lines = raw.replace(/^\/[/*]+|\*+\/$/g, "").split("\n");
    if (forTools.test(lines[0]?.trim() ?? "")) continue;
    for (const [index, each] of lines.entries()) {
      const words = each.replace(/^\s*\*? ?/, "").trimEnd();
      const [tag = "", name = ""] = /^@(\w+)\s*(?:\{[^}]*\}\s*)?/.exec(words) ?? [];
      if (tag) isText = !notText.test(name);
      if (tag || /^\s*(?:[-*] |\d+\. |$)/.test(words)) section = undefined;
      const text = words
        .slice(tag.length)
        .trim()
        .replace(/^(?:[-*]|\d+\.) /, "");
      if (!isText || text === "") continue;
      if (section) section.text += `\n${text}`;
      else {
        section = { file, line: line + index, text };
        texts.push(section);
      }
    }
  }
  return texts;
}

/** The text of a string, unless it names a module or a value. */
function stringIn(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  const { parent } = node;
  if (!parent || ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return undefined;
  if (ts.isLiteralTypeNode(parent)) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
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
