import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { controlSize } from "../../recipes/control";
import { tip } from "../../recipes/tip";

export const clipboardTextRecipe = defineRecipe(
  "ClipboardText",
  tv({
    slots: {
      base: [
        // `relative` contains the hidden status. The corners clip the button's hover background.
        "k:relative k:inline-flex k:max-w-full k:items-stretch k:overflow-hidden k:border k:border-line-control k:bg-surface k:align-middle k:text-ink",
        // The button is the only focusable element inside and has no space for its own ring.
        "k:outline-focus k:outline-offset-2 k:has-focus-visible:outline-2",
        // Grows if the browser enlarges the text.
        "k:over:h-auto",
        tip.root,
      ],
      // As wide as its text, so that it begins at the start edge of the box, whatever its own direction.
      value: "k:my-auto k:truncate k:font-mono",
      button: [
        "k:ms-auto k:grid k:shrink-0 k:cursor-pointer k:place-items-center k:border-s k:border-line k:text-ink-muted k:outline-none",
        "k:transition-colors k:duration-120 k:motion-reduce:transition-none k:hover:bg-tint k:hover:text-ink k:active:bg-tint-strong",
        "k:data-[state=copied]:text-success-ink k:data-[state=failed]:text-danger-ink",
        tip.button,
      ],
      tip: tip.tip,
      panel: tip.panel,
    },
    variants: {
      size: {
        sm: { base: [controlSize.sm, "k:min-h-6.5"], value: "k:px-2", button: "k:w-6.5" },
        base: { base: [controlSize.base, "k:min-h-9"], value: "k:px-3", button: "k:w-9" },
        lg: { base: [controlSize.lg, "k:min-h-10"], value: "k:px-3.5", button: "k:w-10" },
      },
    },
    defaultVariants: { size: "lg" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const clipboardTextTexts = {
  size: {
    sm: "In rows, tables and breadcrumbs.",
    base: "In line with form controls.",
    lg: "For text that is the main content of a view.",
  },
};
