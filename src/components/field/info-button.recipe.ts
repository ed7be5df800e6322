import { tv } from "tailwind-variants/lite";
import { focusRing } from "../../recipes/focus";

/** Where the tip goes, and how it finds its button, is in src/recipes/tip.css. */
export const infoButtonRecipe = tv({
  slots: {
    root: "shrink-0 tip-scope",
    button: [
      "-my-0.5 grid size-6 cursor-help place-items-center rounded-full text-ink-muted hover:text-ink tip-anchor before:size-4 before:icon-info",
      // Closer than elsewhere: the label is near.
      focusRing,
      "over:outline-offset-0",
    ],
    // Its transparent padding bridges the gap to the button, so that the pointer can cross into it.
    tip: "py-1.5 text-sm text-ink animate-fade tip-above",
    panel:
      "max-h-[45vh] max-w-68 overflow-auto rounded-md border border-line bg-elevated px-2.5 py-1.5 wrap-anywhere shadow-popup",
  },
});
