import { parseAst } from "vite";

/** Attributes and properties whose strings aren't text for people. */
const unread = new Set(["className", "href", "id", "key", "import", "source"]);

/** The texts in a module: its JSX, its strings of several words, and its JSDoc. */
export function textsInCode(code: string): string[] {
  const texts: string[] = [];
  const visit = (node: unknown) => {
    if (Array.isArray(node)) {
      for (const each of node) visit(each);
      return;
    }
    if (!isNode(node) || node.type === "ImportDeclaration") return;
    if (node.type === "JSXAttribute" && unread.has(nameOf(node.name))) return;
    if (node.type === "Property" && unread.has(nameOf(node.key))) return;
    const { type, value } = node;
    const isText = type === "JSXText" || (type === "Literal" && /\S \S/.test(String(value)));
    if (isText && typeof value === "string") texts.push(value);
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(code, { lang: "tsx" }));
  const comments = code.match(/\/\*\*[\s\S]*?\*\//g) ?? [];
  return [...texts, ...comments]
    .map((text) => text.replace(/\s*\n\s*\*?|\/\*\*|\*\//g, " ").trim())
    .filter(Boolean);
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const nameOf = (node: unknown) => (isNode(node) ? String(node.name ?? node.value) : "");
