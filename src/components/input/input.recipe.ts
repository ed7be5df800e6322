import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { controlSize } from "../../recipes/control";
import { focusRing } from "../../recipes/focus";
import { inputValueTexts } from "../../recipes/value-texts";

export const inputRecipe = defineRecipe(
  "Input",
  tv({
    base: [
      "k:w-full k:min-w-0 k:border k:bg-surface k:text-ink k:own-direction k:text-ellipsis k:readonly:bg-recessed",
      "k:transition-colors k:duration-120 k:motion-reduce:transition-none",
      "k:disabled:cursor-not-allowed k:disabled:border-line k:disabled:bg-disabled k:disabled:text-ink-disabled",
      "k:aria-invalid:border-danger",
      focusRing,
    ],
    variants: {
      size: {
        xs: [controlSize.xs, "k:px-1.5"],
        sm: [controlSize.sm, "k:px-2"],
        base: [controlSize.base, "k:px-3"],
        lg: [controlSize.lg, "k:px-3"],
      },
      variant: {
        default: "k:border-line-strong k:hover:enabled:not-aria-invalid:border-ink-muted",
        error: "k:border-danger",
      },
    },
    defaultVariants: { size: "base", variant: "default" },
  }),
);

/** The description of each value, for the catalog. Not part of any bundle. */
export const inputTexts = inputValueTexts;
