import { type JSDoc, Node } from "ts-morph";

/** The text of a JSDoc comment, as plain lines. */
export interface DocComment {
  description: string;
  /** Tag name → text; the first of its name. */
  tags: Record<string, string>;
}

/** Reads the JSDoc of a declaration; of a variable, that of its statement. */
export function readDoc(node: Node): DocComment {
  const docs = docsOf(node);
  const description = docs.map((doc) => plain(doc.getDescription())).join(" ");
  const tags: Record<string, string> = {};
  for (const tag of docs.flatMap((doc) => doc.getTags())) {
    tags[tag.getTagName()] ??= plain(tag.getCommentText() ?? "");
  }
  return { description: description.trim(), tags };
}

function docsOf(node: Node): JSDoc[] {
  const holder = Node.isVariableDeclaration(node) ? node.getVariableStatement() : node;
  return holder && Node.isJSDocable(holder) ? holder.getJsDocs() : [];
}

/** One line, with `{@link X | text}` as its text. */
export function plain(text: string): string {
  return text
    .replace(
      /\{@link\s+([^}|]+?)\s*(?:\|\s*([^}]+?)\s*)?\}/g,
      (_, target: string, label?: string) => label ?? target,
    )
    .replace(/\s+/g, " ")
    .trim();
}

/** Whether a text is written as a sentence. */
export function isSentence(text: string): boolean {
  return /^\P{Ll}/u.test(text) && /[.!?…][)"'”’`]?$/.test(text) && text.includes(" ");
}
