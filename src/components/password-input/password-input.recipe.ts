import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { actionBox } from "../../recipes/action-box";
import { inputValueTexts } from "../../recipes/value-texts";

export const passwordInputRecipe = defineRecipe(
  "PasswordInput",
  tv({
    slots: {
      // Edge draws its own button, and Safari its own sign for Caps Lock. Beside the sign, space for the text is left.
      base: [
        actionBox.input,
        "k:over:min-w-12 k:[&::-ms-reveal]:hidden k:[&::-webkit-caps-lock-indicator]:hidden",
      ],
      box: actionBox.box,
      reveal: actionBox.button,
      /** A sign and a text, which is truncated in a narrow box. */
      capsLock: [
        "k:flex k:h-full k:shrink k:items-center k:gap-1 k:overflow-hidden k:text-sm k:text-warning-ink k:select-none k:not-empty:min-w-5 k:not-empty:ps-1",
        "k:[&>svg]:shrink-0 k:[&>span]:truncate",
      ],
      /** The box, with the strength below it. */
      stack: "k:flex k:flex-col k:gap-1.5",
    },
    variants: {
      size: {
        xs: { box: actionBox.size.xs.box, reveal: actionBox.size.xs.button },
        sm: { box: actionBox.size.sm.box, reveal: actionBox.size.sm.button },
        base: { box: actionBox.size.base.box, reveal: actionBox.size.base.button },
        lg: { box: actionBox.size.lg.box, reveal: actionBox.size.lg.button },
      },
      variant: { default: {}, error: { box: actionBox.error } },
    },
    defaultVariants: { size: "base", variant: "default" },
  }),
);

/** The description of each value, for the catalog. Not part of any bundle. */
export const passwordInputTexts = inputValueTexts;
