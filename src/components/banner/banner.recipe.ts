import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const bannerRecipe = defineRecipe(
  "Banner",
  tv({
    slots: {
      base: "k:flex k:border k:text-start k:text-ink",
      /** As high as the first line, with the icon centered in it. */
      icon: "k:flex k:shrink-0 k:items-center k:[&_svg]:shrink-0",
      content: "k:min-w-0 k:flex-1",
      text: "k:min-w-0 k:wrap-anywhere",
      title: "k:font-medium",
      description: "k:text-ink-muted",
      actions: "k:items-center",
    },
    variants: {
      variant: {
        default: { base: "k:border-info-line k:bg-info-tint", icon: "k:text-info-ink" },
        success: { base: "k:border-success-line k:bg-success-tint", icon: "k:text-success-ink" },
        alert: { base: "k:border-warning-line k:bg-warning-tint", icon: "k:text-warning-ink" },
        error: { base: "k:border-danger-line k:bg-danger-tint", icon: "k:text-danger-ink" },
        secondary: { base: "k:border-line k:bg-surface", icon: "k:text-ink-muted" },
      },
      size: {
        base: {
          base: "k:gap-3 k:rounded-lg k:px-4 k:py-3 k:text-base",
          icon: "k:h-5 k:[&_svg]:size-4",
          // The actions are beside the text while it is at least 240 px wide, otherwise below it.
          content: "k:flex k:flex-wrap k:items-center k:gap-x-4 k:gap-y-3",
          text: "k:flex-[1_1_15rem]",
          description: "k:mt-0.5",
          actions: "k:flex k:max-w-full k:flex-wrap k:gap-2",
        },
        sm: {
          base: "k:gap-2 k:rounded-md k:px-3 k:py-2 k:text-sm",
          icon: "k:h-4 k:[&_svg]:size-3.5",
          // The first action follows the end of the text in the same line. The gap is a margin of the text,
          // so an action that wraps isn't indented.
          title: "k:[&:has(+[data-slot=banner-actions])]:me-2 k:[&:has(+[data-slot=banner-actions])]:inline",
          description: "k:me-2 k:inline",
          actions: "k:inline-flex k:max-w-full k:flex-wrap k:gap-x-3 k:gap-y-1 k:align-top",
        },
      },
    },
    defaultVariants: { variant: "default", size: "base" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const bannerTexts = {
  variant: {
    default: "Information that needs no action: news, a hint, a state. Not announced.",
    success: "Something is done or works again. Not announced.",
    alert: "Something may go wrong soon, or is partly wrong. Announced when the screen reader pauses.",
    error: "Something failed and needs action. Announced at once.",
    secondary: "A permanent note, without a color. Not announced.",
  },
  size: {
    base: "With the actions beside the text: at the top of a page or a section.",
    sm: "For small spaces, with the action inline after the text: in cards, forms and side panels.",
  },
};
