import { ts } from "ts-morph";
import { plain } from "../read/jsdoc";

/** The documentation in the JSDoc of a declaration. */
export interface Docs {
  description: string;
  /** The text of `@default`. */
  default?: string;
  /** The texts of `@param`, by name. */
  params: ReadonlyMap<string, string>;
  /** The texts of `@typeParam`, by name. */
  typeParams: ReadonlyMap<string, string>;
}

/** The documentation of a symbol. A symbol without its own has that of the declaration that it overrides. */
export function docsOf(symbol: ts.Symbol, checker: ts.TypeChecker): Docs {
  const tags = symbol.getJsDocTags(checker);
  const text = (tag: ts.JSDocTagInfo) => plain(ts.displayPartsToString(tag.text));
  const byName = (name: string) =>
    new Map(
      tags
        .filter((tag) => tag.name === name)
        .map((tag) => {
          const [, subject = "", rest = ""] = /^(\S+)\s+(?:- )?(.*)$/s.exec(text(tag)) ?? [];
          return [subject, rest] as const;
        }),
    );
  const standard = tags.find((tag) => tag.name === "default");
  return {
    description: plain(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
    ...(standard && { default: text(standard) }),
    params: byName("param"),
    typeParams: byName("typeParam"),
  };
}
