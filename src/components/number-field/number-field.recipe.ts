import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { controlSize } from "../../recipes/control";
import { affix, controlBoxAround } from "../../recipes/control-box";
import { inputValueTexts } from "../../recipes/value-texts";

export const numberFieldRecipe = defineRecipe(
  "NumberField",
  tv({
    slots: {
      base: [
        "k:min-w-0 k:flex-1 k:text-ellipsis k:tabular-nums k:outline-none k:disabled:cursor-not-allowed k:disabled:text-ink-disabled",
        // With its own direction, so that "-5" doesn't become "5-" in a right-to-left page. It aligns as the page does.
        "k:[:dir(rtl)>&:dir(ltr)]:text-end k:[:dir(ltr)>&:dir(rtl)]:text-end",
      ],
      /** Contains the input, its affixes and the buttons. */
      box: [
        controlBoxAround,
        "k:around-hidden-input k:flex k:w-full k:items-stretch k:px-(--pad) k:not-disabled-input:has-[input[readonly]]:bg-recessed",
      ],
      // The padding keeps its truncation from clipping the edges of its letters.
      affix: [
        affix,
        "k:not-has-[>*]:-mx-px k:not-has-[>*]:px-px",
        // Two texts leave space for the value.
        "k:[&:has(~[data-slot=number-field-suffix])]:over:max-w-1/4 k:[[data-slot=number-field-prefix]~&]:over:max-w-1/4",
      ],
      scrub: "k:cursor-ew-resize k:touch-none k:hover:text-ink",
      steppers: "k:-me-(--pad) k:flex k:shrink-0",
      /** As high as the box, with a line before it. */
      stepper: [
        "k:relative k:flex k:cursor-pointer k:items-center k:justify-center k:border-s k:border-line k:text-ink-muted k:last:rounded-e-(--inner)",
        "k:transition-colors k:duration-120 k:motion-reduce:transition-none",
        "k:enabled:hover:bg-tint k:enabled:hover:text-ink k:enabled:active:bg-tint-strong",
        "k:disabled:cursor-not-allowed k:disabled:text-ink-disabled",
        // The click target is at least 24 px high.
        "k:after:absolute k:after:inset-x-0 k:after:-inset-y-(--reach)",
      ],
    },
    variants: {
      size: {
        xs: {
          box: [
            controlSize.xs,
            "k:gap-1 k:[--pad:--spacing(1.5)] k:[--inner:--spacing(0.75)] k:[--reach:--spacing(0.75)] k:[&_svg]:size-3",
          ],
          stepper: "k:w-6",
        },
        sm: {
          box: [
            controlSize.sm,
            "k:gap-1.5 k:[--pad:--spacing(2)] k:[--inner:--spacing(1.25)] k:[--reach:0px] k:[&_svg]:size-3.5",
          ],
          stepper: "k:w-7",
        },
        base: {
          box: [
            controlSize.base,
            "k:gap-2 k:[--pad:--spacing(3)] k:[--inner:--spacing(1.75)] k:[--reach:0px] k:[&_svg]:size-4",
          ],
          stepper: "k:w-9",
        },
        lg: {
          box: [
            controlSize.lg,
            "k:gap-2 k:[--pad:--spacing(3)] k:[--inner:--spacing(1.75)] k:[--reach:0px] k:[&_svg]:size-4",
          ],
          stepper: "k:w-10",
        },
      },
      variant: {
        default: {},
        error: {
          box: "k:over:border-danger k:over:hover:not-disabled-input:not-has-[input[aria-invalid]]:border-danger",
        },
      },
    },
    defaultVariants: { size: "base", variant: "default" },
  }),
);

/** The description of each value, for the catalog. Not part of any bundle. */
export const numberFieldTexts = {
  ...inputValueTexts,
  step: { any: "Accepts every number, and steps by 1." },
};
