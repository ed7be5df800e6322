import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const toolbarRecipe = defineRecipe(
  "Toolbar",
  tv({
    slots: {
      // A text field takes the remaining width instead of a whole line. Beside it, buttons have the same border.
      base: [
        "k:text-base k:has-[input,[role=combobox]]:[--kerf-line-control:var(--kerf-line-strong)]",
        "k:[&>input]:min-w-40 k:[&>input]:flex-1 k:[&>input]:basis-0 k:flex k:min-w-0 k:max-w-full k:flex-wrap k:items-center k:gap-1 k:data-[orientation=vertical]:w-fit k:data-[orientation=vertical]:flex-col k:data-[orientation=vertical]:flex-nowrap",
        // With an overflow menu, in the browser.
        "k:data-overflow:w-full k:data-overflow:flex-nowrap k:data-overflow:[&>*]:shrink-0",
        "k:[&[data-overflow=all]>button]:min-w-0 k:[&[data-overflow=all]>button]:shrink k:[&[data-overflow=all]>button]:wrap-anywhere",
      ],
      group:
        "k:flex k:min-w-0 k:flex-wrap k:items-center k:gap-0.5 k:[[data-orientation=vertical]>&]:flex-col k:[[data-overflow]>&]:flex-nowrap",
      overflowItem: "k:flex k:min-w-0 k:items-center",
      overflowMenu: "k:flex k:items-center",
      separator:
        "k:m-0 k:mx-1 k:h-5 k:w-px k:border-0 k:opacity-100 k:shrink-0 k:bg-line k:forced-colors:bg-[CanvasText] k:[[data-orientation=vertical]>&]:mx-0 k:[[data-orientation=vertical]>&]:my-1 k:[[data-orientation=vertical]>&]:h-px k:[[data-orientation=vertical]>&]:w-5",
    },
    variants: {
      variant: {
        // Concentric with controls of 36 px.
        surface: { base: "k:rounded-lg k:border k:border-line k:bg-surface k:p-[calc(--spacing(1)-1px)]" },
        plain: {},
      },
    },
    defaultVariants: { variant: "surface" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const toolbarTexts = {
  variant: {
    surface: "A box around the controls, above the content that they change.",
    plain: "No box, inside a panel, a card or a header that has one.",
  },
  orientation: {
    horizontal: "A row. It wraps if there isn't enough space.",
    vertical: "A column, for example beside a canvas.",
  },
};
