import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const codeRecipe = defineRecipe(
  "Code",
  tv({
    // It wraps, because scrolling would need a tab stop, which only a block has.
    base: "k:inline-block k:max-w-full k:text-start k:font-mono k:whitespace-pre-wrap k:wrap-anywhere k:[tab-size:2] k:code-isolate",
  }),
);

const lang = {
  text: "Any other text. It shows as it is, and nothing loads for it.",
  ts: "TypeScript, without JSX.",
  tsx: "TypeScript with JSX.",
  js: "JavaScript, without JSX.",
  jsx: "JavaScript with JSX markup.",
  json: "JSON as data, which has no comments.",
  jsonc: "JSON with comments, as in `tsconfig.json`.",
  css: "Style sheets.",
  html: "HTML, with the scripts and styles in it.",
  bash: "Shell commands and scripts.",
  yaml: "YAML configuration, nested by indentation.",
  toml: "TOML configuration, with one key per line in sections.",
  md: "Markdown text.",
  diff: "Changes between two versions, as `git diff` writes them.",
  python: "Programs and scripts in Python.",
};

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const codeTexts = { lang };

/** The colors of code. All have enough contrast on every background, including highlighted lines. */
export const codeTokenRecipe = defineRecipe(
  "Code",
  tv({
    slots: {
      comment: "k:text-ink-muted",
      keyword: "k:text-purple-ink",
      string: "k:text-success-ink",
      number: "k:text-orange-ink",
      function: "k:text-accent-ink",
      type: "k:text-teal-ink",
      property: "k:text-info-ink",
      inserted: "k:text-success-ink",
      deleted: "k:text-danger-ink",
      // One more px on each side, offset by margins, so that columns stay aligned.
      value:
        "k:-mx-px k:rounded-xs k:bg-accent-tint k:px-px k:font-mono k:text-accent-ink k:box-decoration-clone k:forced-colors:underline",
    },
  }),
);
