import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { bareButton } from "../../recipes/bare-button";
import * as modal from "../../recipes/modal";
import { panelRows } from "../../recipes/panel-rows";

/** Slides horizontally. `--kerf-out` is 1 if the closed panel is on the right, and -1 if it is on the left. */
const x = {
  base: [
    "k:h-full k:w-(--kerf-drawer-size) k:max-w-[calc(100%-3rem)]",
    "k:[transform:translateX(var(--drawer-swipe-movement-x))]",
    "k:data-starting-style:[transform:translateX(calc(var(--kerf-out)*100%))]",
    "k:data-ending-style:[transform:translateX(calc(var(--kerf-out)*100%))]",
    "k:[box-shadow:calc(var(--kerf-out)*3rem)_0_var(--kerf-elevated),var(--kerf-shadow-dialog)]",
  ],
};

/** Slides vertically. `--kerf-out` is 1 if the closed panel is below, and -1 if it is above. */
const y = {
  base: [
    "k:h-(--kerf-drawer-size) k:max-h-[calc(100%-3rem)] k:w-full",
    "k:[transform:translateY(calc(var(--drawer-snap-point-offset,0px)+var(--drawer-swipe-movement-y)))]",
    "k:data-starting-style:[transform:translateY(calc(var(--kerf-out)*100%))]",
    "k:data-ending-style:[transform:translateY(calc(var(--kerf-out)*100%))]",
    "k:[box-shadow:0_calc(var(--kerf-out)*3rem)_var(--kerf-elevated),var(--kerf-shadow-dialog)]",
  ],
};

export const drawerRecipe = defineRecipe(
  "Drawer",
  tv({
    slots: {
      // The first shadow covers the gap at the edge of the viewport while the panel is dragged away from it.
      base: [
        "k:pointer-events-auto k:relative k:flex k:flex-col",
        modal.panelSurface,
        "k:transition-[transform,padding] k:duration-dialog k:ease-enter k:data-swiping:select-none",
        "k:data-ending-style:duration-dialog-exit k:data-ending-style:ease-exit",
        // The focus ring is inside, because most edges of the panel are at the edges of the viewport.
        "k:outline-focus k:-outline-offset-2 k:focus-visible:outline-2",
      ],
      content: [
        "k:min-h-0 k:flex-auto k:overflow-y-auto k:overscroll-contain k:p-6",
        "k:outline-focus k:-outline-offset-2 k:focus-visible:outline-2",
        panelRows,
        // A size container has no intrinsic width, so a panel that fits its content isn't one.
        "k:[:not([data-fit])>&]:@container k:@max-[17.5rem]:[&>button,&>form>button]:flex-1",
      ],
      portal: modal.portal,
      backdrop: modal.backdrop,
      viewport: [modal.viewport, "k:overflow-clip"],
      /** The row can be dragged, and the button in it can be clicked. */
      handleRow: "k:flex k:h-6 k:shrink-0 k:justify-center",
      handle: [
        "k:group k:flex k:h-6 k:w-16 k:cursor-pointer k:items-center k:justify-center k:rounded-full",
        "k:outline-focus k:-outline-offset-2 k:focus-visible:outline-2",
      ],
      grip: "k:h-1 k:w-9 k:rounded-full k:bg-line-strong k:transition-colors k:group-hover:bg-ink-muted k:forced-colors:bg-[ButtonText]",
    },
    variants: {
      /** @internal */
      side: {
        "inline-end": {
          viewport: "k:justify-end",
          base: [x.base, "k:border-s k:[--kerf-out:1] k:rtl:[--kerf-out:-1]"],
        },
        "inline-start": {
          viewport: "k:justify-start",
          base: [x.base, "k:border-e k:[--kerf-out:-1] k:rtl:[--kerf-out:1]"],
        },
        top: {
          viewport: "k:items-start",
          base: [y.base, "k:rounded-es-lg k:rounded-ee-lg k:border-b k:[--kerf-out:-1]"],
        },
        bottom: {
          viewport: "k:items-end",
          base: [y.base, "k:rounded-ss-lg k:rounded-se-lg k:border-t k:[--kerf-out:1]"],
          content: "k:pb-[max(1.5rem,env(safe-area-inset-bottom))]",
        },
      },
      /**
       * Whether it has snap points. The padding lets people scroll to content below the edge of the viewport.
       * @internal
       */
      snaps: {
        true: {
          base: "k:over:max-h-full k:pb-[max(0px,calc(var(--drawer-snap-point-offset,0px)+var(--drawer-swipe-movement-y)))]",
          content: "k:pt-2",
        },
        false: {
          backdrop: "k:opacity-[calc(1-var(--drawer-swipe-progress,0))] k:data-swiping:transition-none",
        },
      },
    },
    defaultVariants: { side: "inline-end", snaps: false },
  }),
);

export const drawerTitleRecipe = defineRecipe("Drawer.Title", tv({ base: modal.title }));
export const drawerDescriptionRecipe = defineRecipe("Drawer.Description", tv({ base: modal.description }));
export const drawerTriggerRecipe = defineRecipe("Drawer.Trigger", tv({ base: bareButton }));
export const drawerCloseRecipe = defineRecipe("Drawer.Close", tv({ base: bareButton }));

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const drawerTexts = {
  size: { auto: "Fits the content." },
  side: {
    "inline-end": "On the right, or on the left in right-to-left text: details of an item, a form, filters.",
    "inline-start": "On the left, or on the right in right-to-left text: navigation.",
    top: "Along the top: a search, or a message that needs the full width.",
    bottom: "Along the bottom: actions and choices on a phone, in reach of the thumb.",
  },
};
