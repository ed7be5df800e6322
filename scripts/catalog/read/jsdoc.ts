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

const fence = /^\s*(```|~~~)/;

/**
 * Joins the lines of a text, except those of lists and of fenced code. Replaces `{@link X | text}` with `text`.
 */
export function plain(text: string): string {
  const link = /\{@link\s+([^\s}|]+)(?:[\s|]+([^}]+?))?\s*\}/g;
  const lines: string[] = [];
  let isCode = false;
  let isAfterBlank = false;
  for (const line of text.replace(link, (_, target, label) => label ?? target).split("\n")) {
    const isBlock = isCode || fence.test(line);
    if (fence.test(line)) isCode = !isCode;
    const words = line.trim().replace(/\s+/g, " ");
    const last = lines.at(-1);
    if (isBlock) lines.push(line.trimEnd());
    else if (words !== "") {
      const isItem = /^([-*+]|\d+[.)]) \S/.test(words);
      const isOwnLine =
        last === undefined || isItem || fence.test(last) || (isAfterBlank && lines.length > 1);
      if (isOwnLine) lines.push(isItem ? line.trimEnd() : words);
      else lines[lines.length - 1] = `${last} ${words}`;
    }
    isAfterBlank = words === "";
  }
  return lines.join("\n").trim();
}

/** Whether a text is written as a sentence, which a list or code may follow. */
export function isSentence(text: string): boolean {
  const [lead = "", ...blocks] = text.split("\n");
  const ending = blocks.length > 0 ? /[.!?…:][)"'”’`]?$/ : /[.!?…][)"'”’`]?$/;
  return /^\P{Ll}/u.test(lead) && ending.test(lead) && lead.includes(" ");
}

/** Removes quotes and backticks: `"button"` and `` `button` `` both mean the string button. */
export function literalText(text: string): string {
  const bare = text.replace(/^`(.*)`$/, "$1");
  return bare.replace(/^"(.*)"$|^'(.*)'$/, "$1$2");
}
