import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { controlSize } from "../../recipes/control";
import { controlBox } from "../../recipes/control-box";

export const textareaRecipe = defineRecipe(
  "Textarea",
  tv({
    base: [
      controlBox,
      "k:block k:disabled:resize-none k:over:h-auto k:py-(--pad-y) k:wrap-break-word",
      // Each paragraph has the direction, and the side, of its first letter. In Firefox 153, a placeholder with it isn't shown.
      "k:not-placeholder-shown:[unicode-bidi:plaintext]",
      // Whole rows plus padding and border, so that no line is clipped.
      "k:min-h-[calc(var(--min-rows)*1lh+2*var(--pad-y)+2px)] k:max-h-[calc(var(--max-rows)*1lh+2*var(--pad-y)+2px)]",
    ],
    variants: {
      // One row is as high as an Input of that size.
      size: {
        xs: [controlSize.xs, "k:px-1.5 k:[--pad-y:calc(--spacing(0.5)-1px)]"],
        sm: [controlSize.sm, "k:px-2 k:[--pad-y:calc(--spacing(1.25)-1px)]"],
        base: [controlSize.base, "k:px-3 k:[--pad-y:calc(--spacing(2)-1px)]"],
        lg: [controlSize.lg, "k:px-3 k:[--pad-y:calc(--spacing(2.5)-1px)]"],
      },
      variant: {
        default: "",
        error: "k:over:border-danger k:hover:enabled:not-aria-invalid:over:border-danger",
      },
      autoResize: {
        true: "k:field-sizing-content k:resize-none",
        false: "k:resize-y",
      },
    },
    defaultVariants: { size: "base", variant: "default", autoResize: false },
  }),
);

/** The description of each value, for the catalog. Not part of any bundle. */
export const textareaTexts = {
  size: {
    xs: "Little padding, for rows and other controls.",
    sm: "For dense panels.",
    base: "For forms and dialogs.",
    lg: "More padding, for pages with little other content.",
  },
  variant: {
    default: "No validation state.",
    error:
      "Shows the error style only, when the message is displayed elsewhere. `error` sets both message and style.",
  },
};

export const textareaFieldRecipe = defineRecipe(
  "Textarea",
  tv({
    slots: {
      // The counter is at the end of the label's last line.
      frame: "k:[&>[data-slot=field-label],&>[data-slot=field-head]]:pe-24",
      counter:
        "k:flex k:justify-end k:text-sm/5 k:text-ink-muted k:tabular-nums k:data-full:font-medium k:data-full:text-ink k:not-first:-mt-6.5",
    },
  }),
);
