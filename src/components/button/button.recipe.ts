import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { controlSize } from "../../recipes/control";
import { focusRing } from "../../recipes/focus";

const quiet = "hover:not-aria-disabled:bg-tint active:not-aria-disabled:bg-tint-strong";

export const buttonRecipe = defineRecipe(
  "Button",
  tv({
    base: [
      "relative inline-flex max-w-full shrink-0 cursor-pointer select-none items-center justify-center border",
      "text-center font-medium transition-colors duration-120 motion-reduce:transition-none",
      "disabled:pointer-events-none disabled:opacity-50 aria-disabled:cursor-progress",
      "[&_svg]:shrink-0 [&>[data-slot=button-spinner]]:absolute",
      "[&>[data-slot=button-content]]:inline-flex [&>[data-slot=button-content]]:items-center [&>[data-slot=button-content]]:gap-[inherit] aria-busy:[&>[data-slot=button-content]]:opacity-0",
      focusRing,
    ],
    variants: {
      variant: {
        primary:
          "border-transparent bg-accent text-on-accent inset-shadow-highlight hover:not-aria-disabled:bg-accent-hover active:not-aria-disabled:bg-accent-active",
        secondary: ["border-line-control bg-surface text-ink", quiet],
        ghost: ["border-transparent text-ink", quiet],
        destructive:
          "border-transparent bg-danger text-on-danger inset-shadow-highlight hover:not-aria-disabled:bg-danger-hover active:not-aria-disabled:bg-danger-active",
        "secondary-destructive":
          "border-line-control bg-surface text-danger-ink hover:not-aria-disabled:border-danger-line hover:not-aria-disabled:bg-danger-tint",
        outline: ["border-line-strong text-ink", quiet],
      },
      size: {
        xs: [controlSize.xs, "min-h-5 gap-1 px-1.5 [&_svg]:size-3"],
        sm: [controlSize.sm, "min-h-6.5 gap-1.5 px-2 [&_svg]:size-3.5"],
        base: [controlSize.base, "min-h-9 gap-2 px-3 py-1 [&_svg]:size-4"],
        lg: [controlSize.lg, "min-h-10 gap-2 px-4 py-1 [&_svg]:size-4"],
      },
      shape: {
        // Text that does not fit wraps, and the button grows.
        base: "over:h-auto",
        square: "aspect-square over:p-0",
        circle: "aspect-square over:rounded-full over:p-0",
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
