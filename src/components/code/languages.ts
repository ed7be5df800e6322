/** The languages that Code knows; the first one stands in for what it does not know. */
export const codeLangs = [
  "text",
  "ts",
  "tsx",
  "js",
  "jsx",
  "json",
  "jsonc",
  "css",
  "html",
  "bash",
  "yaml",
  "toml",
  "md",
  "diff",
  "python",
] as const;

/** A language of Code. */
export type CodeLang = (typeof codeLangs)[number];
