import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { focusRing } from "../../recipes/focus";
import { tip } from "../../recipes/tip";

/** Where the tip goes, and how it finds its button, is in src/recipes/tip.css. */
export const infoButtonRecipe = defineRecipe(
  "Field",
  tv({
    slots: {
      root: ["k:shrink-0", tip.root],
      button: [
        "k:-my-0.5 k:grid k:size-6 k:cursor-help k:place-items-center k:rounded-full k:text-ink-muted k:hover:text-ink k:before:size-4 k:before:icon-info",
        tip.button,
        // Closer than elsewhere: the label is near.
        focusRing,
        "k:over:outline-offset-0",
      ],
      tip: tip.tip,
      panel: tip.panel,
    },
  }),
);
