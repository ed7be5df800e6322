import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { controlSize } from "../../recipes/control";
import { controlBoxAround } from "../../recipes/control-box";
import { hourCycleTexts, inputValueTexts } from "../../recipes/value-texts";

export const timeFieldRecipe = defineRecipe(
  "TimeField",
  tv({
    slots: {
      base: [
        controlBoxAround,
        "k:flex k:w-full k:items-center k:whitespace-pre k:tabular-nums k:not-disabled-input:has-[input[readonly]]:bg-recessed",
      ],
      /** The native input, which covers the box, so that the browser's messages point to it. */
      control: "k:pointer-events-none k:absolute k:inset-0 k:size-full k:opacity-0",
      /** From left to right in every language. */
      numbers: "k:flex k:items-center",
      /** As wide as its text or dashes, which an invisible pseudo-element repeats. */
      segment:
        "k:relative k:min-w-[2ch] k:box-content k:px-0.5 k:after:invisible k:after:content-[attr(data-text)]",
      input: [
        "k:absolute k:inset-0 k:size-full k:rounded-xs k:text-center k:caret-transparent k:outline-none",
        "k:placeholder:text-ink-muted k:disabled:cursor-not-allowed k:aria-disabled:cursor-not-allowed k:disabled:text-ink-disabled k:aria-disabled:text-ink-disabled",
        "k:focus:bg-accent k:focus:text-on-accent k:focus:placeholder:text-on-accent k:focus:forced-color-adjust-none",
      ],
    },
    variants: {
      size: {
        xs: { base: [controlSize.xs, "k:px-1"] },
        sm: { base: [controlSize.sm, "k:px-1.5"] },
        base: { base: [controlSize.base, "k:px-2.5"] },
        lg: { base: [controlSize.lg, "k:px-2.5"] },
      },
      variant: {
        default: {},
        error: {
          base: "k:over:border-danger k:over:hover:not-disabled-input:not-has-[input[aria-invalid]]:border-danger",
        },
      },
    },
    defaultVariants: { size: "base", variant: "default" },
  }),
);

/** The description of each value, for the catalog. Not part of any bundle. */
export const timeFieldTexts = {
  ...inputValueTexts,
  hourCycle: hourCycleTexts,
};
