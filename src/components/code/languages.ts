/** The languages that Code supports. The first one is the fallback for unknown languages. */
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

/** A language that Code supports. */
export type CodeLang = (typeof codeLangs)[number];
