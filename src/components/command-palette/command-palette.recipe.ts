import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { focusRing } from "../../recipes/focus";
import { highlightOutline } from "../../recipes/popup";

export const commandPaletteDialogRecipe = defineRecipe(
  "CommandPalette.Dialog",
  // Placed near the top, so that the input doesn't move while results change.
  tv({
    base: "k:over:mt-[min(12vh,6rem)] k:over:flex k:over:max-h-[calc(100%-min(12vh,6rem))] k:over:w-160 k:over:flex-col k:over:flex-nowrap k:over:gap-0 k:over:items-stretch k:over:justify-start k:over:self-start k:over:overflow-hidden k:over:p-0",
  }),
);

export const commandPaletteRecipe = defineRecipe(
  "CommandPalette",
  tv({
    slots: {
      base: "k:flex k:min-h-0 k:w-full k:min-w-0 k:flex-col k:text-start k:font-normal k:text-base k:text-ink",
      // The line below the input is its focus ring. A box around it would fill the panel's header.
      search:
        "k:flex k:h-14 k:shrink-0 k:items-center k:gap-3 k:border-b k:border-line k:ps-4.5 k:pe-3 k:has-[input:focus-visible]:border-focus",
      searchIcon: "k:size-4.5 k:shrink-0 k:text-ink-muted",
      input:
        "k:h-full k:min-w-0 k:flex-1 k:bg-transparent k:text-lg k:text-ink k:own-direction k:text-ellipsis k:outline-none k:placeholder:text-ellipsis",
      close: ["k:-m-1 k:flex k:cursor-pointer k:rounded-xs k:p-1", focusRing],
      list: [
        "k:relative k:max-h-94 k:min-h-0 k:flex-1 k:scroll-py-1.5 k:overflow-y-auto k:overscroll-contain k:p-1.5 k:wrap-anywhere k:outline-none",
      ],
      group: "k:not-first:mt-1.5 k:not-first:border-t k:not-first:border-line k:not-first:pt-1.5",
      groupLabel: "k:px-3 k:pt-1.5 k:pb-1 k:text-sm k:font-medium k:text-ink-muted",
      // Concentric with the panel.
      item: [
        "k:group/palette-item k:relative k:flex k:min-h-10 k:cursor-default k:select-none k:items-center k:gap-3 k:rounded-sm k:px-3 k:py-1.5",
        "k:data-highlighted:not-data-disabled:bg-tint-strong",
        highlightOutline,
        "k:data-disabled:text-ink-disabled",
      ],
      itemIcon:
        "k:flex k:shrink-0 k:text-ink-muted k:[&_svg]:size-4 k:group-data-highlighted/palette-item:text-ink k:group-data-disabled/palette-item:text-ink-disabled",
      itemText: "k:flex k:min-w-0 k:flex-1 k:flex-wrap k:items-baseline k:gap-x-3",
      itemTitle: "k:min-w-0 k:wrap-anywhere",
      breadcrumbs:
        "k:flex k:min-w-0 k:items-center k:gap-1 k:text-sm k:text-ink-muted k:group-data-disabled/palette-item:text-ink-disabled",
      crumb: "k:truncate",
      crumbSeparator: "k:size-3 k:shrink-0 k:opacity-60 k:rtl:-scale-x-100",
      mark: "k:bg-transparent k:font-semibold k:text-accent-ink",
      enter:
        "k:ms-auto k:size-3.5 k:shrink-0 k:text-ink-muted k:opacity-0 k:[[data-highlighted]:not([data-disabled])>&]:opacity-100 k:rtl:-scale-x-100",
      empty: "k:px-4 k:py-10 k:text-center k:text-ink-muted k:wrap-anywhere",
      loading:
        "k:flex k:items-center k:justify-center k:gap-2 k:px-4 k:py-10 k:text-ink-muted k:not-first:py-3",
      spinner: "k:size-4",
      footer:
        "k:flex k:min-h-10 k:shrink-0 k:flex-wrap k:items-center k:gap-x-4 k:gap-y-1.5 k:border-t k:border-line k:bg-surface k:px-4.5 k:py-2 k:text-sm k:text-ink-muted",
      hint: "k:flex k:items-center k:gap-1.5",
      keys: "k:flex k:gap-0.5 k:whitespace-nowrap",
    },
  }),
);
