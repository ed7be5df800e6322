import type { ThemeRegistration } from "@shikijs/primitive";
import type { CodeRole } from "./pieces";

/**
 * The role for each grammar scope, instead of a color, because colors are Kerf's tokens. A longer or more deeply
 * nested scope takes precedence. Unlisted scopes are plain.
 */
const scopes: Record<CodeRole, string[]> = {
  comment: ["comment", "punctuation.definition.comment"],
  keyword: [
    "keyword",
    "storage",
    "variable.language",
    "punctuation.definition.keyword",
    "entity.other.document",
    "markup.bold",
    "markup.italic",
  ],
  string: ["string", "markup.inline.raw", "markup.fenced_code", "constant.character.escape"],
  number: ["constant.numeric", "constant.language", "constant.other", "keyword.other.unit", "string.regexp"],
  function: [
    "entity.name.function",
    "support.function",
    "entity.name.tag",
    "punctuation.definition.tag",
    "entity.name.section",
    "markup.heading",
    "meta.diff",
  ],
  type: ["entity.name.type", "entity.other.inherited-class", "support.type", "support.class"],
  property: [
    "entity.other.attribute-name",
    "support.type.property-name",
    "meta.object-literal.key",
    "variable.css",
    "markup.underline.link",
  ],
  inserted: ["markup.inserted"],
  deleted: ["markup.deleted"],
};

/** Scopes that are plain even in a colored scope, such as code in a string or arguments of a command. */
const plain = [
  "meta.embedded",
  "meta.template.expression",
  "keyword.operator",
  "punctuation.definition.template-expression",
  "string.unquoted.argument",
  "string.unquoted.plain",
  "variable.other.normal.shell",
];
/** Operators that are words, such as `new`. They are colored as keywords. */
const words = [
  "keyword.operator.new",
  "keyword.operator.expression",
  "keyword.operator.logical.python",
  "keyword.operator.word",
];

/** The theme that makes the tokenizer return roles. */
export const grammarTheme: ThemeRegistration = {
  name: "kerf",
  fg: "plain",
  bg: "plain",
  settings: [
    { settings: { foreground: "plain" } },
    ...Object.entries(scopes).map(([role, scope]) => ({ scope, settings: { foreground: role } })),
    { scope: plain, settings: { foreground: "plain" } },
    { scope: words, settings: { foreground: "keyword" } },
  ],
};
