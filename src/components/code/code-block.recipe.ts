import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { focusRing } from "../../recipes/focus";
import { tip } from "../../recipes/tip";

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
