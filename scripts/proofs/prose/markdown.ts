import type { Nodes, Root } from "mdast";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Text } from "./text";

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
const mdx = markdown().use(remarkMdx);

/** The paragraphs, headings and table cells of a document. */
export function markdownTexts(file: string, source: string): Text[] {
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
