import { ts } from "ts-morph";

/** The JSDoc of a symbol. */
export interface Docs {
  description: string;
  /** The text of the first tag of each name, by name. */
  tags: Readonly<Record<string, string>>;
  /** The texts of `@param`, by name. */
  params: ReadonlyMap<string, string>;
  /** The texts of `@typeParam`, by name. */
  typeParams: ReadonlyMap<string, string>;
}

/** Reads the JSDoc of a symbol. One without its own has that of the declaration that it overrides. */
export function docsOf(symbol: ts.Symbol, checker: ts.TypeChecker): Docs {
  const tags = symbol
    .getJsDocTags(checker)
    .map(({ name, text }) => [name, plain(ts.displayPartsToString(text))] as const);
  const named = (tag: string) =>
    new Map(
      tags
        .filter(([name]) => name === tag)
        .map(([, text]) => /^(\S+)\s+(?:- )?(.*)$/s.exec(text))
        .map((match) => [match?.[1] ?? "", match?.[2] ?? ""]),
    );
  return {
    description: plain(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
    tags: Object.fromEntries([...tags].reverse()),
    params: named("param"),
    typeParams: named("typeParam"),
  };
}

/** Joins the lines of a text. Replaces `{@link X | text}` with `text`. */
function plain(text: string): string {
  const link = /\{@link\s+([^\s}|]+)(?:[\s|]+([^}]+?))?\s*\}/g;
  return text
    .replace(link, (_, target, label) => label ?? target)
    .replace(/\s+/g, " ")
    .trim();
}

/** Whether a text is written as a sentence. */
export function isSentence(text: string): boolean {
  return /^\P{Ll}.* .*[.!?…][)"'”’`]?$/su.test(text);
}

/** Removes quotes and backticks: `"button"` and `` `button` `` both mean the string button. */
export function literalText(text: string): string {
  const bare = text.replace(/^`(.*)`$/, "$1");
  return bare.replace(/^"(.*)"$|^'(.*)'$/, "$1$2");
}
