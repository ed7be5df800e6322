import { Node } from "ts-morph";

/** The text of a JSDoc comment, as plain lines. */
export interface DocComment {
  description: string;
  /** The text of the first tag of each name, by name. */
  tags: Record<string, string>;
}

/** Reads the JSDoc of a declaration. A variable's JSDoc is above its statement. */
export function readDoc(node: Node): DocComment {
  const holder = Node.isVariableDeclaration(node) ? node.getVariableStatement() : node;
  const docs = holder && Node.isJSDocable(holder) ? holder.getJsDocs() : [];
  const description = docs.map((doc) => plain(doc.getDescription())).join(" ");
  const tags: Record<string, string> = {};
  for (const tag of docs.flatMap((doc) => doc.getTags())) {
    tags[tag.getTagName()] ??= plain(tag.getCommentText() ?? "");
  }
  return { description: description.trim(), tags };
}

/** Joins a text into one line, and replaces `{@link X | text}` with `text`. */
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

/** Removes quotes and backticks: `"button"` and `` `button` `` both mean the string button. */
export function literalText(text: string): string {
  const bare = text.replace(/^`(.*)`$/, "$1");
  return bare.replace(/^"(.*)"$|^'(.*)'$/, "$1$2");
}
