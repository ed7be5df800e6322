import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { controlSize } from "../../recipes/control";
import { affix, controlBoxAround } from "../../recipes/control-box";
import { buttonValueTexts, controlSizeTexts } from "../../recipes/value-texts";

/** Two texts beside the value leave space for it. */
const besideAffix = "k:[&:has(~[data-affix])]:over:max-w-2/5 k:[[data-affix]~&]:over:max-w-2/5";

export const inputGroupRecipe = defineRecipe(
  "InputGroup",
  tv({
    base: [
      controlBoxAround,
      "k:flex k:w-full k:items-stretch k:not-disabled-input:has-[input[readonly]]:bg-recessed",
      "k:[&>[data-slot=input-group-addon]:first-child]:ps-(--pad) k:[&>:is([data-slot=input-group-addon],[data-slot=input-group-suffix]):last-child]:pe-(--pad)",
      "k:[&>[data-slot=input-group-input]:first-child]:ps-(--pad)",
    ],
    variants: {
      size: {
        xs: [
          controlSize.xs,
          "k:[--pad:--spacing(1.5)] k:[--cut:--spacing(0.25)] k:[--inner:--spacing(0.5)] k:[&_svg]:size-3",
        ],
        sm: [
          controlSize.sm,
          "k:[--pad:--spacing(2)] k:[--cut:--spacing(0.25)] k:[--inner:--spacing(1)] k:[&_svg]:size-3.5",
        ],
        base: [
          controlSize.base,
          "k:[--pad:--spacing(3)] k:[--cut:--spacing(0.75)] k:[--inner:--spacing(1)] k:[&_svg]:size-4",
        ],
        lg: [
          controlSize.lg,
          "k:[--pad:--spacing(3)] k:[--cut:--spacing(0.75)] k:[--inner:--spacing(1)] k:[&_svg]:size-4",
        ],
      },
    },
    defaultVariants: { size: "base" },
  }),
);

/** The description of each value, for the catalog. Not part of any bundle. */
export const inputGroupTexts = {
  size: controlSizeTexts,
};

export const inputGroupInputRecipe = defineRecipe(
  "InputGroup.Input",
  tv({
    base: [
      "k:min-w-0 k:flex-1 k:px-2 k:own-direction k:text-ellipsis k:outline-none k:disabled:cursor-not-allowed k:disabled:text-ink-disabled",
      // Before a suffix, the input is as wide as its text, so that the suffix follows the text immediately.
      // It shrinks to one character before the text of a button is truncated.
      "k:[&:has(+[data-slot=input-group-suffix])]:field-sizing-content k:[&:has(+[data-slot=input-group-suffix])]:min-w-[1ch] k:[&:has(+[data-slot=input-group-suffix])]:flex-[0_9999_auto]",
      "k:[&:has(+[data-slot=input-group-suffix])]:pe-0",
    ],
  }),
);

export const inputGroupAddonRecipe = defineRecipe(
  "InputGroup.Addon",
  tv({
    base: [
      affix,
      besideAffix,
      // Before the input, the gap is 6 px. After it, the input's own padding is the gap, and the addon only
      // adds space at its end.
      "k:[&+[data-slot=input-group-input]]:ps-1.5 k:[[data-slot=input-group-input]+&]:ps-0 k:[[data-slot=input-group-input]~&]:pe-2",
    ],
  }),
);

export const inputGroupSuffixRecipe = defineRecipe(
  "InputGroup.Suffix",
  tv({
    // The padding is its distance to a button if the box is as wide as its content.
    base: [
      "k:me-auto k:flex k:max-w-3/5 k:select-none k:items-center k:truncate k:text-ink-muted k:not-last:pe-1.5",
      "k:not-has-[>*]:block k:not-has-[>*]:self-center k:[unicode-bidi:plaintext]",
      besideAffix,
    ],
  }),
);

export const inputGroupButtonRecipe = defineRecipe(
  "InputGroup.Button",
  tv({
    // As high as the box allows, with a radius that is concentric with the box's. A square has a definite height, because
    // engines derive other widths from a stretched one.
    base: [
      "k:over:h-[calc(100%-2*var(--cut))] k:over:min-h-0 k:over:max-w-3/5 k:over:rounded-(--inner) k:over:py-0",
      // Text is truncated, because the box has one line.
      "k:min-w-0 k:over:shrink k:[&>[data-slot=button-text]]:truncate",
      "k:my-(--cut) k:me-(--cut) k:[&:first-child]:ms-(--cut) k:after:absolute k:after:-inset-y-1 k:after:inset-x-0",
    ],
  }),
);

/** The same values as Button's, because it renders a Button. */
export const inputGroupButtonTexts = {
  variant: buttonValueTexts.variant,
  shape: buttonValueTexts.shape,
  type: buttonValueTexts.type,
};
