import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { controlSize } from "../../recipes/control";
import { inputValueTexts } from "../../recipes/value-texts";

export const pinInputRecipe = defineRecipe(
  "PinInput",
  tv({
    slots: {
      /**
       * The input covers the cells, so that taps, long presses and the browser's messages reach it. It is transparent instead of
       * hidden, because iOS pastes only into visible inputs. Browsers paint a background behind text that they filled in.
       */
      base: [
        "k:absolute k:inset-0 k:size-full k:cursor-text k:bg-transparent k:text-transparent k:caret-transparent k:outline-none",
        "k:selection:bg-transparent k:selection:text-transparent k:autofill:opacity-0 k:forced-color-adjust-none k:disabled:cursor-not-allowed",
        "k:[&::-ms-reveal]:hidden",
      ],
      /** Codes run from left to right in every language. */
      box: "k:relative k:flex k:w-fit k:max-w-full",
      cell: [
        "k:flex k:min-w-0 k:items-center k:justify-center k:border k:border-line-strong k:bg-surface k:font-medium k:text-ink k:tabular-nums",
        "k:transition-colors k:duration-120 k:motion-reduce:transition-none k:outline-focus k:outline-offset-2",
        "k:data-masked:text-[1.75em]/none k:[input[readonly]~&]:bg-recessed k:[input[aria-invalid]~&]:border-danger",
        "k:[input:is(:disabled,[aria-disabled=true])~&]:over:border-line k:[input:is(:disabled,[aria-disabled=true])~&]:over:bg-disabled k:[input:is(:disabled,[aria-disabled=true])~&]:text-ink-disabled",
        // The focus ring is around the cell that the next key changes, or around all that are selected.
        "k:[input:focus-visible~&]:data-active:outline-2",
        "k:[input:focus-visible~&]:data-active:empty:before:h-[1lh] k:[input:focus-visible~&]:data-active:empty:before:w-px k:[input:focus-visible~&]:data-active:empty:before:bg-ink",
      ],
    },
    variants: {
      size: {
        xs: { box: "k:h-5 k:gap-1", cell: [controlSize.xs, "k:w-5"] },
        sm: { box: "k:h-6.5 k:gap-1.5", cell: [controlSize.sm, "k:w-6.5"] },
        base: { box: "k:h-9 k:gap-2", cell: [controlSize.base, "k:w-9"] },
        lg: { box: "k:h-10 k:gap-2", cell: [controlSize.lg, "k:w-10"] },
      },
      variant: {
        default: {
          cell: "k:[input:enabled:hover:not([aria-invalid],[aria-disabled=true])~&]:border-ink-muted",
        },
        error: { cell: "k:over:border-danger" },
      },
    },
    defaultVariants: { size: "base", variant: "default" },
  }),
);

/** The description of each value, for the catalog. Not part of any bundle. */
export const pinInputTexts = {
  ...inputValueTexts,
  pattern: {
    numeric: "Digits of any script. Touch devices show the number pad.",
    alphanumeric: "Digits, and letters from A to Z, in the case in which they are typed.",
  },
};
