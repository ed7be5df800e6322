import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { controlSize } from "../../recipes/control";
import { focusRing } from "../../recipes/focus";

export const buttonRecipe = defineRecipe(
  "Button",
  tv({
    base: [
      "relative inline-flex shrink-0 cursor-pointer select-none items-center justify-center whitespace-nowrap font-medium",
      "transition-colors duration-120 motion-reduce:transition-none",
      "disabled:cursor-not-allowed disabled:opacity-50 aria-busy:cursor-progress",
      focusRing,
    ],
    variants: {
      variant: {
        primary: "bg-accent text-on-accent hover:not-disabled:bg-accent-hover",
        secondary: "bg-surface text-ink ring ring-line hover:not-disabled:bg-tint",
        ghost: "text-ink hover:not-disabled:bg-tint",
        destructive: "bg-danger text-on-danger hover:not-disabled:bg-danger-hover",
        "secondary-destructive":
          "bg-surface text-danger-ink ring ring-line hover:not-disabled:bg-danger-tint",
        outline: "text-ink ring ring-line-strong hover:not-disabled:bg-tint",
      },
      size: {
        xs: [controlSize.xs, "gap-1 px-1.5"],
        sm: [controlSize.sm, "gap-1 px-2"],
        base: [controlSize.base, "gap-1.5 px-3"],
        lg: [controlSize.lg, "gap-2 px-4"],
      },
      shape: {
        base: "",
        square: "aspect-square px-0",
        circle: "aspect-square rounded-full px-0",
      },
    },
    defaultVariants: { variant: "secondary", size: "base", shape: "base" },
  }),
);

/** What each value is for. The catalog reads it; it is in no bundle. */
export const buttonTexts = {
  variant: {
    primary: "High emphasis: the one main action of a view.",
    secondary: "Medium emphasis: the other actions beside it.",
    ghost: "Low emphasis: actions in toolbars, rows and cards, quiet until the pointer comes.",
    destructive: "The confirmed step that deletes or cannot be taken back.",
    "secondary-destructive": "The first step towards something destructive, before it is confirmed.",
    outline: "Medium emphasis on a coloured or busy ground, which shows through.",
  },
  size: {
    xs: "20 px high, inside rows and other controls.",
    sm: "26 px high, for dense toolbars and tables.",
    base: "36 px high, for forms and dialogs.",
    lg: "40 px high, for landing and sign-in pages.",
  },
  shape: {
    base: "As wide as its text asks.",
    square: "As wide as high, for one icon.",
    circle: "A disc, for one icon that stands alone.",
  },
  type: {
    button: "Does what `onClick` says, and nothing else.",
    submit: "Submits the form it belongs to.",
    reset: "Puts the form's controls back to their defaults.",
  },
};
