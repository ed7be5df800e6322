import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { bareButton } from "../../recipes/bare-button";
import { focusRing } from "../../recipes/focus";
import { panelRows } from "../../recipes/panel-rows";

const fade = [
  "k:duration-dialog k:ease-enter k:data-starting-style:opacity-0",
  "k:data-ending-style:opacity-0 k:data-ending-style:duration-dialog-exit k:data-ending-style:ease-exit",
];

export const dialogRecipe = defineRecipe(
  "Dialog",
  tv({
    slots: {
      base: [
        "k:pointer-events-auto k:relative k:max-h-full k:max-w-full k:overflow-y-auto k:overscroll-contain k:p-6",
        "k:rounded-lg k:border k:border-line k:bg-elevated k:shadow-dialog",
        "k:text-start k:font-normal k:text-base k:text-ink k:wrap-anywhere",
        panelRows,
        "k:@container k:@max-[17.5rem]:[&>button,&>form>button]:flex-1",
        "k:transition-[opacity,scale] k:data-starting-style:scale-98 k:data-ending-style:scale-98",
        fade,
        focusRing,
      ],
      /**
       * One layer above the page. Popups opened inside the dialog are rendered into the same portal, so they are
       * above it. As wide as the page, because nothing is wider than its containing block.
       */
      portal: "k:absolute k:inset-x-0 k:z-50",
      /** The backdrop of a nested dialog only dims the lower dialog, because the page is already dark. */
      backdrop: [
        "k:fixed k:inset-0 k:bg-scrim k:transition-opacity",
        "k:[[data-slot=dialog-portal]_[data-slot=dialog-portal]>&]:bg-scrim/60",
        fade,
      ],
      /** Lets pointer events through to the backdrop or, if the dialog isn't modal, to the page. */
      viewport: "k:pointer-events-none k:fixed k:inset-0 k:flex k:items-center k:justify-center k:p-4",
    },
    variants: {
      size: {
        sm: { base: "k:w-72" },
        base: { base: "k:w-96" },
        lg: { base: "k:w-128" },
        xl: { base: "k:w-192" },
      },
    },
    defaultVariants: { size: "base" },
  }),
);

export const dialogTitleRecipe = defineRecipe(
  "Dialog.Title",
  tv({ base: "k:text-balance k:font-semibold k:text-title" }),
);

export const dialogDescriptionRecipe = defineRecipe(
  "Dialog.Description",
  // 4 px below the title instead of the panel's 16.
  tv({ base: "k:text-base k:text-ink-muted k:[[data-slot=dialog-title]+&]:-mt-3" }),
);

export const dialogTriggerRecipe = defineRecipe("Dialog.Trigger", tv({ base: bareButton }));
export const dialogCloseRecipe = defineRecipe("Dialog.Close", tv({ base: bareButton }));

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const dialogTexts = {
  size: {
    sm: "288 px wide: one short question.",
    base: "384 px wide: a confirmation, or a form of two or three fields.",
    lg: "512 px wide: a longer form, or text to read.",
    xl: "768 px wide: a table, a preview, two columns.",
  },
  role: {
    dialog: "A task that people can leave at any time.",
    alertdialog: "Interrupts with a question that needs an answer. A click outside doesn't close it.",
  },
};
