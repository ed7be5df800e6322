import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { buttonValueTexts, controlSizeTexts } from "../../recipes/value-texts";

/**
 * Counts only buttons, because an open menu adds other elements beside its trigger. The hovered and the focused button
 * are above their neighbors, so that their border and focus ring show on all sides.
 */
export const buttonGroupRecipe = defineRecipe(
  "ButtonGroup",
  tv({
    base: [
      "k:isolate k:inline-flex k:max-w-full k:items-stretch k:align-middle",
      "k:[&>button:hover]:z-1 k:[&>button:focus-visible]:z-2",
      "k:[&>button:not(:first-of-type)]:rounded-ss-none k:[&>button:not(:last-of-type)]:rounded-ee-none",
      // By the attribute, because a row becomes a column if its words don't fit.
      "k:[&[data-orientation=horizontal]>button:not(:first-of-type)]:ms-(--join,-1px)",
      "k:[&[data-orientation=horizontal]>button:not(:first-of-type)]:rounded-es-none k:[&[data-orientation=horizontal]>button:not(:last-of-type)]:rounded-se-none",
      "k:data-[orientation=vertical]:flex-col k:[&[data-orientation=vertical]>button:not(:first-of-type)]:mt-(--join,-1px)",
      "k:[&[data-orientation=vertical]>button:not(:first-of-type)]:rounded-se-none k:[&[data-orientation=vertical]>button:not(:last-of-type)]:rounded-es-none",
    ],
    variants: {
      orientation: { horizontal: "", vertical: "" },
      size: {
        xs: "k:[--side:--spacing(5)]",
        sm: "k:[--side:--spacing(6.5)]",
        base: "k:[--side:--spacing(9)]",
        lg: "k:[--side:--spacing(10)]",
      },
    },
    defaultVariants: { orientation: "horizontal", size: "base" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const buttonGroupTexts = {
  orientation: {
    horizontal: "Side by side, in the direction of the text. Below each other if the words don't fit.",
    vertical: "Below each other, as wide as the widest: for narrow panels and maps.",
  },
  size: controlSizeTexts,
  variant: buttonValueTexts.variant,
};

/** Buttons with a border share it. */
const shared = "k:[--join:-1px]";
/** Solid buttons are separated by a gap of 1 px. */
const cut = "k:[--join:1px]";

export const buttonGroupButtonRecipe = defineRecipe(
  "ButtonGroup.Button",
  tv({
    base: "k:over:shrink",
    variants: {
      variant: {
        primary: cut,
        secondary: shared,
        // A line in the gap, because there are no borders. Forced colors draw the borders instead.
        ghost: [
          cut,
          "k:forced-colors:[--join:-1px] k:forced-colors:before:hidden",
          "k:[[data-orientation]>button~&]:before:absolute k:[[data-orientation]>button~&]:before:border-line",
          "k:[[data-orientation=horizontal]>button~&]:before:inset-y-1 k:[[data-orientation=horizontal]>button~&]:before:-start-0.5 k:[[data-orientation=horizontal]>button~&]:before:border-s",
          "k:[[data-orientation=vertical]>button~&]:before:inset-x-1 k:[[data-orientation=vertical]>button~&]:before:-top-0.5 k:[[data-orientation=vertical]>button~&]:before:border-t",
        ],
        destructive: cut,
        "secondary-destructive": shared,
        outline: shared,
      },
      shape: {
        base: "",
        // As high as its neighbors, which grow if their text wraps.
        square: "k:over:aspect-auto k:over:h-auto k:over:min-w-(--side)",
      },
    },
    defaultVariants: { variant: "secondary", shape: "base" },
  }),
);

/** The same values as Button's, because it renders a Button. */
export const buttonGroupButtonTexts = {
  variant: buttonValueTexts.variant,
  shape: {
    base: buttonValueTexts.shape.base,
    square: "A square for one icon, such as the trigger of a menu.",
  },
  type: buttonValueTexts.type,
};
