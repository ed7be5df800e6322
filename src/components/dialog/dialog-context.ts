import { createStrictContext } from "../../lib/create-strict-context";
import type { OverlayLayer } from "../../lib/overlay-layer";

interface DialogContext {
  role: "dialog" | "alertdialog";
  modal: boolean;
  layer: OverlayLayer;
}

/** The context of the panel. The parts read it to throw an error outside a root. */
export const [DialogProvider, useDialogRoot] = createStrictContext<DialogContext>("Dialog.Root");
