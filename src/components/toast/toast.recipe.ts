import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { focusRing } from "../../recipes/focus";
import { noGuards } from "../../recipes/popup";

export const toastRecipe = defineRecipe(
  "Toast",
  tv({
    slots: {
      base: [
        "k:pointer-events-auto k:relative k:w-full k:shrink-0 k:select-none k:rounded-lg k:border k:bg-elevated k:shadow-popup",
        "k:text-start k:text-base k:text-ink",
        focusRing,
      ],
      content: "k:flex k:gap-3 k:py-3 k:ps-4 k:pe-3",
      /** As high as the first line, on which the icon is centered. */
      icon: "k:flex k:h-5 k:shrink-0 k:items-center k:[&_svg]:size-4",
      // The action is beside the text if the text is at least 160 px wide, otherwise below it.
      main: "k:flex k:min-w-0 k:flex-1 k:flex-wrap k:items-center k:gap-x-3 k:gap-y-2",
      text: "k:min-w-0 k:flex-[1_1_10rem] k:select-text k:wrap-anywhere",
      kind: "k:sr-only",
      title: "k:font-medium",
      description: "k:text-ink-muted k:not-first:mt-0.5",
      // The button is 26 px high in a line of 20 px, so negative margins keep the line's height.
      action: "k:-my-0.75 k:max-w-full k:wrap-anywhere",
      close: "k:-my-0.75 k:text-ink-muted",
    },
    variants: {
      variant: {
        default: { base: "k:border-line", icon: "k:text-ink-muted" },
        info: { base: "k:border-info-line", icon: "k:text-info-ink" },
        success: { base: "k:border-success-line", icon: "k:text-success-ink" },
        warning: { base: "k:border-warning-line", icon: "k:text-warning-ink" },
        error: { base: "k:border-danger-line", icon: "k:text-danger-ink" },
      },
    },
    defaultVariants: { variant: "default" },
  }),
);

/** The position of the toasts, and their enter and exit animations. */
export const toastProviderRecipe = defineRecipe(
  "Toast.Provider",
  tv({
    slots: {
      portal: noGuards,
      // Above dialogs. Only the toasts themselves receive pointer events. The position by `translate` lets browsers count no
      // layout shift when the stack grows.
      base: [
        "k:pointer-events-none k:fixed k:end-0 k:top-full k:[translate:0_-100%] k:z-60 k:flex k:max-h-dvh k:w-100 k:max-w-full k:flex-col-reverse k:gap-2 k:p-4",
        "k:overflow-x-hidden k:overflow-y-auto k:overscroll-contain k:[scrollbar-width:thin] k:text-base k:text-ink",
        // F6 focuses the viewport. Its focus ring is inside it, so that nothing clips it.
        "k:rounded-lg k:outline-focus k:-outline-offset-2 k:focus-visible:outline-2",
      ],
      toast: [
        "k:touch-pan-y k:data-swiping:cursor-grabbing",
        // The gap is part of the toast, so that moving the pointer to the next one doesn't leave the stack.
        "k:after:absolute k:after:inset-x-0 k:after:-bottom-2 k:after:h-2",
        "k:transition-[opacity,transform] k:duration-popup k:ease-enter",
        "k:data-starting-style:transform-[translateY(8px)] k:data-starting-style:opacity-0",
        "k:data-ending-style:transform-[scale(0.98)] k:data-ending-style:opacity-0 k:data-ending-style:duration-popup-exit k:data-ending-style:ease-exit",
        // It stays where it was, so that the others move at once.
        "k:data-ending-style:absolute k:data-ending-style:inset-x-4 k:data-ending-style:bottom-(--toast-bottom) k:data-ending-style:w-auto",
        "k:data-ending-style:data-swipe-direction:transform-[translateX(calc(var(--toast-swipe-movement-x)*2))]",
      ],
      bar: "k:pointer-events-auto k:relative k:flex k:shrink-0 k:items-center k:justify-end k:gap-2 k:after:absolute k:after:inset-x-0 k:after:-top-2 k:after:h-2",
      more: "k:rounded-full k:border k:border-line k:bg-elevated k:px-2.5 k:py-0.5 k:text-ink-muted k:text-sm k:tabular-nums k:shadow-raised",
      closeAll: "k:over:bg-elevated k:shadow-raised",
      liveRegion: "k:sr-only",
    },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const toastTexts = {
  variant: {
    default: "A completed action without consequences. Announced politely.",
    info: "Information that no one asked for, such as news from elsewhere. Announced politely.",
    success: "The success of a slow or uncertain operation. Announced politely.",
    warning: "A partial success or an impending problem. Announced politely.",
    error: "A failure. Announced immediately. Say what people can do, and add an action or a long `timeout`.",
  },
};
