import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const emptyRecipe = defineRecipe(
  "Empty",
  tv({
    slots: {
      base: "k:flex k:min-w-0 k:flex-col k:items-center k:text-center k:text-ink k:wrap-anywhere",
      /** Only the corners of an empty sheet. Icons 24 units wide have strokes of 1.5 px at every size. */
      icon: "k:grid k:shrink-0 k:place-items-center k:text-ink-muted k:crop-marks",
      title: "k:max-w-full k:text-balance k:font-semibold",
      description: "k:mt-1 k:text-balance k:text-ink-muted",
      /** The command may be truncated, but is always copied in full. */
      command: "k:max-w-full",
      contents: "k:flex k:max-w-full k:flex-wrap k:items-center k:justify-center k:gap-2",
    },
    variants: {
      size: {
        sm: {
          base: "k:px-4 k:py-6",
          icon: "k:mb-3 k:size-9 k:[&_svg]:size-4 k:[&_svg]:stroke-[2.25]",
          title: "k:text-base",
          description: "k:max-w-72 k:text-sm",
          command: "k:mt-3",
          contents: "k:mt-3",
        },
        base: {
          base: "k:px-6 k:py-12",
          icon: "k:mb-4 k:size-12 k:[&_svg]:size-5 k:[&_svg]:stroke-[1.8]",
          title: "k:text-lg",
          description: "k:max-w-96 k:text-base",
          command: "k:mt-5",
          contents: "k:mt-5",
        },
        lg: {
          base: "k:px-6 k:py-20",
          icon: "k:mb-6 k:size-16 k:[&_svg]:size-7 k:[&_svg]:stroke-[1.29]",
          title: "k:text-xl",
          description: "k:max-w-112 k:text-lg",
          command: "k:mt-6",
          contents: "k:mt-6",
        },
      },
    },
    defaultVariants: { size: "base" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const emptyTexts = {
  size: {
    sm: "In a card, a side panel or a popup: small text and little spacing.",
    base: "In place of a list or a table.",
    lg: "In place of a whole page, such as before the first project.",
  },
};
