import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { focusRing } from "../../recipes/focus";

/**
 * The panel lays out plain children by itself. All but buttons take a row of their own; buttons share the last
 * one, at its end, and fill it where the panel is narrow. A form counts as if its children were the panel's.
 * `:where` keeps the selectors weak, so that a child's own width and margin hold.
 */
const rows = [
  "flex flex-wrap content-start items-end justify-end gap-x-2 gap-y-4 [&>form]:contents",
  "[:where(&>*,&>form>*)]:m-0",
  "[:where(&,&>form)>:where(:not(button,img,svg,video,canvas))]:w-full",
  // A row of buttons stands 24 px below what comes before it; where it wraps, its lines lie 8 px apart.
  "[&>button,&>form>button]:-mt-2",
  "[&>:is(:not(button)+button,button:first-child),&>form>:is(:not(button)+button,button:first-child)]:mt-2",
  "@container @max-[280px]:[&>button,&>form>button]:flex-1",
];

const fade = [
  "duration-dialog ease-enter data-starting-style:opacity-0",
  "data-ending-style:opacity-0 data-ending-style:duration-dialog-exit data-ending-style:ease-exit",
];

export const dialogRecipe = defineRecipe(
  "Dialog",
  tv({
    slots: {
      base: [
        "pointer-events-auto relative max-h-full max-w-full overflow-y-auto overscroll-contain p-6",
        "rounded-lg border border-line bg-elevated shadow-dialog",
        "text-start font-normal text-base text-ink wrap-anywhere",
        rows,
        "transition-[opacity,scale] data-starting-style:scale-98 data-ending-style:scale-98",
        fade,
        focusRing,
      ],
      /** One layer over the page; what opens inside the dialog is put into the same portal, and so lies over it. */
      portal: "absolute z-50",
      /** That of a nested dialog only sets the lower one back; the page is dark already. */
      backdrop: [
        "fixed inset-0 bg-scrim transition-opacity",
        "[[data-slot=dialog-portal]_[data-slot=dialog-portal]>&]:bg-scrim/60",
        fade,
      ],
      /** Lets the pointer through to the backdrop or, where the dialog is not modal, to the page. */
      viewport: "pointer-events-none fixed inset-0 flex items-center justify-center p-4",
    },
    variants: {
      size: {
        sm: { base: "w-72" },
        base: { base: "w-96" },
        lg: { base: "w-128" },
        xl: { base: "w-192" },
      },
    },
    defaultVariants: { size: "base" },
  }),
);

export const dialogTitleRecipe = defineRecipe(
  "Dialog.Title",
  tv({ base: "text-balance font-semibold text-lg" }),
);

export const dialogDescriptionRecipe = defineRecipe(
  "Dialog.Description",
  // 4 px below the title instead of the panel's 16.
  tv({ base: "text-base text-ink-muted [[data-slot=dialog-title]+&]:-mt-3" }),
);

/** A trigger or a Close that no `render` dresses. */
const bareButton = tv({ base: ["cursor-pointer rounded-xs", focusRing] });

export const dialogTriggerRecipe = defineRecipe("Dialog.Trigger", bareButton);
export const dialogCloseRecipe = defineRecipe("Dialog.Close", bareButton);

/** What each value is for. The catalog reads it; it is in no bundle. */
export const dialogTexts = {
  size: {
    sm: "288 px wide: one short question.",
    base: "384 px wide: a confirmation, or a form of two or three fields.",
    lg: "512 px wide: a longer form, or text to read.",
    xl: "768 px wide: a table, a preview, two columns.",
  },
  role: {
    dialog: "Work beside the page that can be left at any time.",
    alertdialog: "Breaks in with a question that needs an answer: a press outside does not close it.",
  },
};
