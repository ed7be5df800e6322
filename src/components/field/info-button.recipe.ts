import { tv } from "tailwind-variants/lite";
import { focusRing } from "../../recipes/focus";

/** Where the tip goes, and how it finds its button, is in src/recipes/tip.css. */
export const infoButtonRecipe = tv({
  slots: {
    root: "k:shrink-0 k:tip-scope",
    button: [
      "k:-my-0.5 k:grid k:size-6 k:cursor-help k:place-items-center k:rounded-full k:text-ink-muted k:hover:text-ink k:tip-anchor k:before:size-4 k:before:icon-info",
      // Closer than elsewhere: the label is near.
      focusRing,
      "k:over:outline-offset-0",
    ],
    // Its transparent padding bridges the gap to the button, so that the pointer can cross into it.
    tip: "k:py-1.5 k:text-sm k:text-ink k:animate-fade k:tip-above",
    panel:
      "k:max-h-[45vh] k:max-w-68 k:overflow-auto k:rounded-md k:border k:border-line k:bg-elevated k:px-2.5 k:py-1.5 k:wrap-anywhere k:shadow-popup",
  },
});
