import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { controlSize } from "../../recipes/control";
import { focusRing } from "../../recipes/focus";
import { solid } from "../../recipes/solid";
import { controlSizeTexts } from "../../recipes/value-texts";

const quiet = "k:hover:not-aria-disabled:bg-tint k:active:not-aria-disabled:bg-tint-strong";

export const buttonRecipe = defineRecipe(
  "Button",
  tv({
    base: [
      "k:relative k:inline-flex k:max-w-full k:shrink-0 k:cursor-pointer k:select-none k:items-center k:justify-center k:border",
      "k:text-center k:font-medium k:transition-colors k:duration-120 k:motion-reduce:transition-none",
      // An `aria-disabled` button still reacts to the pointer, so that its tooltip can say why.
      "k:disabled:opacity-50 k:disabled:cursor-not-allowed k:[&:disabled]:pointer-events-none k:aria-busy:cursor-progress",
      // An element in the button shrinks to fit, as a text does.
      "k:*:min-w-0 k:[&_svg]:shrink-0 k:[&>[data-slot=button-spinner]]:absolute",
      "k:[&>[data-slot=button-content]]:inline-flex k:[&>[data-slot=button-content]]:items-center k:[&>[data-slot=button-content]]:gap-[inherit] k:aria-busy:[&>[data-slot=button-content]]:opacity-0",
      focusRing,
    ],
    variants: {
      variant: {
        primary: [
          solid,
          "k:bg-accent k:text-on-accent k:inset-shadow-highlight k:hover:not-aria-disabled:bg-accent-hover k:active:not-aria-disabled:bg-accent-active",
        ],
        secondary: ["k:border-line-control k:bg-surface k:text-ink", quiet],
        ghost: ["k:border-transparent k:text-ink", quiet],
        destructive: [
          solid,
          "k:bg-danger k:text-on-danger k:inset-shadow-highlight k:hover:not-aria-disabled:bg-danger-hover k:active:not-aria-disabled:bg-danger-active",
        ],
        "secondary-destructive":
          "k:border-line-control k:bg-surface k:text-danger-ink k:hover:not-aria-disabled:border-danger-line k:hover:not-aria-disabled:bg-danger-tint",
        outline: ["k:border-line-strong k:text-ink", quiet],
      },
      size: {
        xs: [controlSize.xs, "k:min-h-5 k:gap-1 k:px-1.5 k:[&_svg]:size-3"],
        sm: [controlSize.sm, "k:min-h-6.5 k:gap-1.5 k:px-2 k:[&_svg]:size-3.5"],
        base: [controlSize.base, "k:min-h-9 k:gap-2 k:px-3 k:py-1 k:[&_svg]:size-4"],
        lg: [controlSize.lg, "k:min-h-10 k:gap-2 k:px-4 k:py-1 k:[&_svg]:size-4"],
      },
      shape: {
        // Text that doesn't fit wraps, and the button grows.
        base: "k:over:h-auto",
        // No percentage `max-width`: WebKit treats it as 0 in a shrink-to-fit parent, and the aspect ratio
        // doesn't restore the width.
        square: "k:aspect-square k:over:max-w-none k:over:p-0",
        circle: "k:aspect-square k:over:max-w-none k:over:rounded-full k:over:p-0",
      },
    },
    defaultVariants: { variant: "secondary", size: "base", shape: "base" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const buttonTexts = {
  variant: {
    primary: "High emphasis: the one main action of a view.",
    secondary: "Medium emphasis: the other actions in a view.",
    ghost: "Low emphasis: actions in toolbars, rows and cards. The background shows on hover.",
    destructive: "The confirmed step that deletes something or can't be undone.",
    "secondary-destructive": "The first step toward a destructive action, before it is confirmed.",
    outline: "Medium emphasis on a colored or busy background, which shows through.",
  },
  size: controlSizeTexts,
  shape: {
    base: "As wide as its content.",
    square: "A square for one icon.",
    circle: "A circle for one icon, apart from other controls.",
  },
  type: {
    button: "Only calls `onClick`.",
    submit: "Submits the form it belongs to.",
    reset: "Resets the form's controls to their default values.",
  },
};
