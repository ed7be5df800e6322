import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { focusRing } from "../../recipes/focus";
import { tip } from "../../recipes/tip";

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

export const codeBlockRecipe = defineRecipe(
  "Code.Block",
  tv({
    slots: {
      base: [
        "k:relative k:flex k:min-w-0 k:max-w-full k:rounded-lg k:border k:border-line k:bg-recessed k:text-start k:text-base k:text-ink",
        // The panel shows the focus ring of its `pre`, because code fills the panel up to its edges.
        "k:outline-focus k:outline-offset-2 k:has-[pre:focus-visible]:outline-2",
        tip.root,
      ],
      // Its end border is where long lines and the background of highlighted lines end.
      scroller:
        "k:min-w-0 k:grow k:overflow-auto k:rounded-s-[inherit] k:border-e k:border-line k:py-3 k:font-mono k:outline-none",
      // As wide as its longest line, so that the background of a highlighted line covers it.
      code: "k:block k:w-max k:min-w-full k:font-mono k:[tab-size:2] k:code-lines k:code-isolate",
      button: [
        "k:m-1.5 k:grid k:size-8 k:shrink-0 k:cursor-pointer k:place-items-center k:rounded-sm k:text-ink-muted",
        "k:transition-colors k:duration-120 k:motion-reduce:transition-none k:hover:bg-tint k:hover:text-ink k:active:bg-tint-strong",
        "k:data-[state=copied]:text-success-ink k:data-[state=failed]:text-danger-ink",
        focusRing,
        "k:over:outline-offset-0",
        tip.button,
      ],
      tip: tip.tip,
      panel: tip.panel,
    },
  }),
);

/** A line of a block. */
export const codeLineRecipe = defineRecipe(
  "Code.Block",
  tv({
    base: "k:block k:min-h-5 k:pe-4 k:font-mono",
    variants: {
      /** @internal From `highlightedLines`. */
      highlighted: {
        true: "k:border-s-2 k:border-accent k:bg-tint k:ps-3.5 k:text-ink",
        false: "k:ps-4",
      },
      /** @internal The width of the numbers, in digits. */
      digits: {
        0: "",
        2: "k:code-line k:code-digits-2",
        3: "k:code-line k:code-digits-3",
        4: "k:code-line k:code-digits-4",
        5: "k:code-line k:code-digits-5",
      },
    },
    defaultVariants: { highlighted: false, digits: 0 },
  }),
);
