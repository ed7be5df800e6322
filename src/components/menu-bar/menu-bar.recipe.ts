import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { focusRing } from "../../recipes/focus";

export const menuBarRecipe = defineRecipe(
  "MenuBar",
  tv({
    slots: {
      base: "k:inline-flex k:min-h-8 k:max-w-full k:flex-wrap k:gap-0.5 k:rounded-md k:border k:border-line k:bg-recessed k:p-0.5 k:align-middle",
      // The active button looks raised. Only it has a border, which also shows it in forced colors.
      option: [
        "k:flex k:h-6.5 k:w-9 k:min-w-6 k:cursor-pointer k:items-center k:justify-center k:rounded-sm k:text-ink-muted k:[&_svg]:size-4.5 k:[&_svg]:shrink-0",
        "k:hover:not-aria-disabled:not-aria-pressed:bg-tint k:active:not-aria-disabled:not-aria-pressed:bg-tint-strong k:hover:not-aria-disabled:text-ink k:active:not-aria-disabled:text-ink",
        "k:aria-pressed:border k:aria-pressed:border-line k:aria-pressed:bg-elevated k:aria-pressed:text-ink k:aria-pressed:shadow-raised",
        "k:aria-disabled:cursor-not-allowed k:over:aria-disabled:text-ink-disabled",
        "k:transition-colors k:duration-120 k:motion-reduce:transition-none",
        focusRing,
      ],
    },
  }),
);
