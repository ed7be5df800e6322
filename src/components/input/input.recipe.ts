import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { controlSize } from "../../recipes/control";
import { focusRing } from "../../recipes/focus";

export const inputRecipe = defineRecipe(
  "Input",
  tv({
    base: [
      "w-full min-w-0 border text-ellipsis transition-colors duration-120 motion-reduce:transition-none",
      "enabled:bg-surface enabled:text-ink [&[readonly]]:bg-recessed",
      "disabled:cursor-not-allowed disabled:border-line disabled:bg-disabled disabled:text-ink-disabled",
      "aria-invalid:border-danger",
      focusRing,
    ],
    variants: {
      size: {
        xs: [controlSize.xs, "px-1.5"],
        sm: [controlSize.sm, "px-2"],
        base: [controlSize.base, "px-3"],
        lg: [controlSize.lg, "px-3"],
      },
      variant: {
        default: "enabled:border-line-strong enabled:hover:not-aria-invalid:border-ink-muted",
        error: "enabled:border-danger",
      },
    },
    defaultVariants: { size: "base", variant: "default" },
  }),
);

/** What each value is for. The catalog reads it; it is in no bundle. */
export const inputTexts = {
  size: {
    xs: "20 px high, inside rows and other controls.",
    sm: "26 px high, for dense toolbars and tables.",
    base: "36 px high, for forms and dialogs.",
    lg: "40 px high, for landing and sign-in pages.",
  },
  variant: {
    default: "A value that nobody objects to.",
    error: "Only the look of an error, where its text stands elsewhere; `error` brings text and look.",
  },
};
