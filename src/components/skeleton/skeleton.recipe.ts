import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const skeletonRecipe = defineRecipe(
  "Skeleton",
  tv({
    slots: {
      base: "k:min-w-0 k:max-w-full",
      // Forced colors remove backgrounds, so only a border shows there.
      bar: "k:block k:max-w-full k:animate-pulse k:bg-tint-strong k:forced-colors:border",
    },
    variants: {
      shape: {
        // As high as the letters of a line, and centered in it, so that nothing moves when the text replaces it.
        text: {
          base: "k:flex k:flex-col",
          bar: "k:my-[calc((1lh-0.85em)/2)] k:h-[0.85em] k:rounded-xs k:not-only:last:w-3/5",
        },
        block: { base: "k:block", bar: "k:h-(--kerf-skeleton-size) k:w-full k:rounded-md" },
        circle: { base: "k:block k:w-fit k:shrink-0", bar: "k:size-(--kerf-skeleton-size) k:rounded-full" },
      },
      size: {
        xs: { base: "k:text-xs k:[--kerf-skeleton-size:--spacing(5)]" },
        sm: { base: "k:text-sm k:[--kerf-skeleton-size:--spacing(6.5)]" },
        base: { base: "k:text-base k:[--kerf-skeleton-size:--spacing(9)]" },
        lg: { base: "k:text-lg k:[--kerf-skeleton-size:--spacing(10)]" },
      },
    },
    defaultVariants: { shape: "text", size: "base" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const skeletonTexts = {
  shape: {
    text: "Lines of text. The last of several is shorter.",
    block: "A control, an image or a card, as wide as its container.",
    circle: "An avatar or an icon.",
  },
  size: {
    xs: "For text and controls of size `xs`.",
    sm: "For text and controls of size `sm`.",
    base: "For text and controls of size `base`.",
    lg: "For text and controls of size `lg`.",
  },
};
