import { tv } from "tailwind-variants/lite";
import { focusRing } from "../../recipes/focus";

/**
 * The tip is placed by CSS anchoring: above the button, or below, and towards whichever side has room. The scope
 * lets one name serve every info button of a page. Its transparent padding bridges the gap to the button, so that
 * the pointer can cross into it.
 */
export const infoButtonRecipe = tv({
  slots: {
    root: "inline-flex shrink-0 [anchor-scope:--kerf-info]",
    button: [
      "-my-0.5 inline-flex size-6 cursor-help items-center justify-center rounded-full text-ink-muted [anchor-name:--kerf-info]",
      "transition-colors duration-120 hover:text-ink motion-reduce:transition-none",
      focusRing,
    ],
    tip: [
      "pointer-events-auto fixed inset-auto m-0 w-max max-w-[min(272px,100vw-16px)] bg-transparent py-1.5 text-start text-sm font-normal text-ink wrap-anywhere",
      "[position-anchor:--kerf-info] [position-area:top] [position-try-fallbacks:flip-block,--kerf-info-start]",
    ],
    panel: "block rounded-md border border-line bg-elevated px-2.5 py-1.5 shadow-popup",
  },
});
