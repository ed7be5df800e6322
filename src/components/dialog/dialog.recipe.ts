import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { bareButton } from "../../recipes/bare-button";
import { focusRing } from "../../recipes/focus";
import * as modal from "../../recipes/modal";
import { panelRows } from "../../recipes/panel-rows";

export const dialogRecipe = defineRecipe(
  "Dialog",
  tv({
    slots: {
      base: [
        "k:pointer-events-auto k:relative k:max-h-full k:max-w-full k:overflow-y-auto k:overscroll-contain k:p-7",
        "k:rounded-lg k:border k:shadow-dialog",
        modal.panelSurface,
        panelRows,
        "k:@container k:@max-[17.5rem]:[&>button,&>form>button]:flex-1",
        "k:transition-[opacity,scale] k:data-starting-style:scale-98 k:data-ending-style:scale-98",
        modal.fade,
        focusRing,
      ],
      portal: modal.portal,
      backdrop: modal.backdrop,
      viewport: [modal.viewport, "k:items-center k:justify-center k:p-4"],
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

export const dialogTitleRecipe = defineRecipe("Dialog.Title", tv({ base: modal.title }));
export const dialogDescriptionRecipe = defineRecipe("Dialog.Description", tv({ base: modal.description }));
export const dialogTriggerRecipe = defineRecipe("Dialog.Trigger", tv({ base: bareButton }));
export const dialogCloseRecipe = defineRecipe("Dialog.Close", tv({ base: bareButton }));

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const dialogTexts = {
  size: {
    sm: "One short question.",
    base: "A confirmation, or a form of two or three fields.",
    lg: "A longer form, or text to read.",
    xl: "A table, a preview, two columns.",
  },
  role: {
    dialog: "A task that people can leave at any time.",
    alertdialog: "Interrupts with a question that needs an answer. A click outside doesn't close it.",
  },
};
