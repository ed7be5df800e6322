import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { focusRing } from "../../recipes/focus";
import { skeletonBar } from "../../recipes/skeleton";

/** One line, truncated with an ellipsis. The icon is inline, because flex containers don't show one. */
const name = "k:block k:max-w-full k:truncate k:[&_svg]:inline";

export const breadcrumbsRecipe = defineRecipe(
  "Breadcrumbs",
  tv({
    slots: {
      base: "k:group/breadcrumbs k:font-normal k:text-ink-muted",
      /**
       * If space is short, each name gets the same share, and long names get the space that short ones don't need. On
       * narrow screens, everything before the last link is hidden, also from assistive technology.
       */
      list: [
        "k:grid k:auto-cols-[minmax(0,max-content)] k:grid-flow-col k:items-center k:justify-start",
        "k:max-sm:[&>:has(~[data-slot=breadcrumbs-link-item])]:hidden",
      ],
      item: "k:min-w-0",
      link: [
        name,
        "k:rounded-xs k:underline-offset-3 k:hover:[&[href]]:text-ink k:hover:[&[href]]:underline",
        "k:transition-colors k:duration-120 k:motion-reduce:transition-none",
        focusRing,
      ],
      current: [name, "k:font-medium k:text-ink"],
      /** The gap between an icon and the name after it. */
      icon: "",
      skeleton: [
        // `relative` contains the text for screen readers.
        "k:relative k:inline-block k:w-24 k:align-[-0.1em]",
        skeletonBar,
      ],
      separator: "k:flex k:opacity-60 k:rtl:-scale-x-100",
      /** `relative` contains the hidden status. */
      copy: "k:relative k:ms-1 k:flex k:min-w-0 k:items-center",
      button: [
        "k:grid k:size-6 k:shrink-0 k:cursor-pointer k:place-items-center k:rounded-xs k:hover:bg-tint k:hover:text-ink k:active:bg-tint-strong",
        "k:data-[state=copied]:text-success-ink k:data-[state=failed]:text-danger-ink",
        "k:transition-[color,background-color,opacity] k:duration-120 k:motion-reduce:transition-none",
        // Hidden until hover or focus, or until there is a result to show. On devices without hover, it always shows.
        "k:opacity-0 k:group-hover/breadcrumbs:opacity-100 k:group-has-focus-visible/breadcrumbs:opacity-100",
        "k:data-[state=copied]:opacity-100 k:data-[state=failed]:opacity-100 k:[@media(hover:none)]:opacity-100",
        focusRing,
      ],
      failure: "k:ms-2 k:truncate k:text-danger-ink",
    },
    variants: {
      size: {
        sm: {
          base: "k:text-sm",
          list: "k:gap-1",
          link: "k:py-1 k:[&_svg]:size-3.5 k:[&_svg]:align-[-0.15625rem]",
          current: "k:py-1 k:[&_svg]:size-3.5 k:[&_svg]:align-[-0.15625rem]",
          icon: "k:me-1",
          separator: "k:[&_svg]:size-3",
          button: "k:[&_svg]:size-3.5",
        },
        base: {
          base: "k:text-base",
          list: "k:gap-1.5",
          link: "k:py-0.5 k:[&_svg]:size-4 k:[&_svg]:align-[-0.1875rem]",
          current: "k:py-0.5 k:[&_svg]:size-4 k:[&_svg]:align-[-0.1875rem]",
          icon: "k:me-1.5",
          separator: "k:[&_svg]:size-3.5",
          button: "k:[&_svg]:size-4",
        },
      },
    },
    defaultVariants: { size: "base" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const breadcrumbsTexts = {
  size: {
    sm: "Above a title or in a toolbar. Each link is 24 px high.",
    base: "At the top of a page. Each link is 24 px high.",
  },
};
