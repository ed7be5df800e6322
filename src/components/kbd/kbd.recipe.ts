import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const kbdRecipe = defineRecipe(
  "Kbd",
  tv({
    slots: {
      // Positioned, so that the texts for screen readers scroll with it.
      base: "k:relative k:inline-flex k:items-center k:whitespace-nowrap k:font-sans",
      key: "k:inline-flex k:items-center k:justify-center",
      icon: "k:shrink-0",
      plus: "",
    },
    variants: {
      variant: {
        keycap: {
          // As high as a line of text, with the boxes in its middle.
          base: "k:h-[max(1lh,--spacing(5))] k:gap-0.5 k:align-bottom",
          key: "k:h-5 k:min-w-5 k:rounded-xs k:border k:border-line-control k:px-1 k:text-sm k:text-ink-muted",
          icon: "k:size-3",
          plus: "k:sr-only",
        },
        plain: { icon: "k:size-[0.875em]" },
      },
    },
    defaultVariants: { variant: "keycap" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const kbdTexts = {
  variant: {
    keycap: "Each key in a box, in text and lists of shortcuts.",
    plain: "Text in the color and size around it, in menus, buttons and tooltips.",
  },
  platform: {
    auto: "The keyboard of the user's device.",
    mac: "An Apple keyboard, in texts about it.",
    pc: "Any other keyboard, in texts about it.",
  },
};
