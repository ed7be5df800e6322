import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { actionBox } from "../../recipes/action-box";
import { tip } from "../../recipes/tip";
import { inputValueTexts } from "../../recipes/value-texts";

export const secretInputRecipe = defineRecipe(
  "SecretInput",
  tv({
    slots: {
      // Edge draws its own button.
      base: [actionBox.input, "k:font-mono k:[&::-ms-reveal]:hidden"],
      box: [actionBox.box, tip.root],
      reveal: [actionBox.button, "k:over:rounded-none"],
      button: [
        actionBox.button,
        "k:data-[state=copied]:text-success-ink k:data-[state=failed]:text-danger-ink",
        tip.button,
      ],
      tip: tip.tip,
      panel: tip.panel,
    },
    variants: {
      size: {
        xs: { ...actionBox.size.xs, reveal: actionBox.size.xs.button },
        sm: { ...actionBox.size.sm, reveal: actionBox.size.sm.button },
        base: { ...actionBox.size.base, reveal: actionBox.size.base.button },
        lg: { ...actionBox.size.lg, reveal: actionBox.size.lg.button },
      },
      variant: { default: {}, error: { box: actionBox.error } },
    },
    defaultVariants: { size: "base", variant: "default" },
  }),
);

/** The description of each value, for the catalog. Not part of any bundle. */
export const secretInputTexts = inputValueTexts;
